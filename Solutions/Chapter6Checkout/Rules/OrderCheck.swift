/// Use case: decides whether an order can be placed, and if not, why.
struct OrderCheck: OrderCheckProtocol {
  /// The price of the smallest order that the shop accepts.
  static let minimum: Won = 15_000

  func problem(with order: Order) -> OrderProblem? {
    // exercise 6.4 · check: Only a screen can tell why an order is rejected. Return the reason from a rule.
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
    // starter: if order.subtotal < Self.minimum {
    // starter:   return .belowMinimum(missing: Self.minimum - order.subtotal)
    // starter: }
    // starter: return nil
    // end 6.4
  }
}
