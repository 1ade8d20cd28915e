/// Entity: what somebody is about to order.
nonisolated struct Order: Equatable, Sendable {
  var lines: [OrderLine] = []
  var coupon: Coupon?

  /// What the goods cost, without a coupon and without shipping.
  var subtotal: Won {
    lines.map(\.cost).reduce(0, +)
  }
}
