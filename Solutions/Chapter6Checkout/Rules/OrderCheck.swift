/// Use case: whether the shop takes an order, and if not, why.
struct OrderCheck: OrderCheckProtocol {
  /// Goods must cost this much, before the coupon.
  static let minimum: Won = 15_000

  func problem(with order: Order) -> OrderProblem? {
    // exercise 6.4 · check: An order is not taken, and the shop cannot say why without a screen.
    if let line = order.lines.first(where: { $0.quantity > $0.stock }) {
      return .outOfStock(product: line.name, left: line.stock)
    }
    if order.subtotal < Self.minimum {
      return .belowMinimum(missing: Self.minimum - order.subtotal)
    }
    if let coupon = order.coupon, order.subtotal < coupon.minimum {
      return .couponNotValid(code: coupon.code, minimum: coupon.minimum)
    }
    return nil
    // starter: return nil
    // end 6.4
  }
}
