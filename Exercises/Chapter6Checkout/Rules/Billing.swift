/// Use case: calculates what an order costs.
struct Billing: BillingProtocol {
  /// The limit for free shipping.
  static let freeShipping: Won = 50_000

  let shipping: any ShippingRuleProtocol

  func bill(for order: Order) -> Bill {
    let discount = order.coupon?.discount(on: order.subtotal) ?? 0
    let goods = order.subtotal - discount
    // TODO: 6.2 Only a screen can calculate what an order costs. Implement the rules without one.
    let fee = order.subtotal > Self.freeShipping ? 0 : order.lines.first?.shippingFee ?? 0
    return Bill(subtotal: order.subtotal, discount: discount, shipping: fee, total: goods + fee)
  }
}
