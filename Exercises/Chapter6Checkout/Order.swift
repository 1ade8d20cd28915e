/// Entity: the order that the user is about to place.
nonisolated struct Order: Equatable, Sendable {
  var lines: [OrderLine] = []
  var coupon: Coupon?

  /// The price of the goods, before the coupon and without shipping.
  var subtotal: Won {
    lines.map(\.cost).reduce(0, +)
  }
}
