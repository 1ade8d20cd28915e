/// Entity: why an order cannot be placed, with the values that a message about it needs.
///
/// It has no display strings, because those are the presenter's.
nonisolated enum OrderProblem: Equatable, Sendable {
  /// The quantity of a product is larger than its stock.
  case outOfStock(product: String, left: Int)
  /// The goods cost less than the smallest order.
  case belowMinimum(missing: Won)
  /// The goods cost less than the coupon requires.
  case couponNotValid(code: String, minimum: Won)
}
