/// Entity: why an order cannot be placed, one case for each thing that a person can do about it.
///
/// It has no words for a person: those are the presenter's.
nonisolated enum OrderProblem: Equatable, Sendable {
  /// There are fewer of a product than somebody wants.
  case outOfStock(product: String, left: Int)
  /// The goods cost less than the smallest order.
  case belowMinimum(missing: Won)
  /// The goods cost less than the coupon asks for.
  case couponNotValid(code: String, minimum: Won)
}
