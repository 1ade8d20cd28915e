/// Use case: whether the shop takes an order, and if not, why.
struct OrderCheck: OrderCheckProtocol {
  /// Goods must cost this much, before the coupon.
  static let minimum: Won = 15_000

  func problem(with order: Order) -> OrderProblem? {
    // TODO: 6.4 An order is not taken, and the shop cannot say why without a screen.
    return nil
  }
}
