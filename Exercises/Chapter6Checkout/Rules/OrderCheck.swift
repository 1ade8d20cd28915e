/// Use case: decides whether an order can be placed, and if not, why.
struct OrderCheck: OrderCheckProtocol {
  /// The price of the smallest order that the shop accepts.
  static let minimum: Won = 15_000

  func problem(with order: Order) -> OrderProblem? {
    // TODO: 6.4 Only a screen can tell why an order is rejected. Return the reason from a rule.
    if order.subtotal < Self.minimum {
      return .belowMinimum(missing: Self.minimum - order.subtotal)
    }
    return nil
  }
}
