/// Entity: what an order costs, and why.
nonisolated struct Bill: Equatable, Sendable {
  /// What the goods cost.
  let subtotal: Won
  /// What the coupon takes off.
  let discount: Won
  let shipping: Won
  /// What is to be paid.
  let total: Won
}
