/// Entity: what an order costs, and how that adds up.
nonisolated struct Bill: Equatable, Sendable {
  /// The price of the goods.
  let subtotal: Won
  /// The discount of the coupon.
  let discount: Won
  let shipping: Won
  /// The amount that the user pays.
  let total: Won
}
