/// Use case: what an order costs.
struct Billing: BillingProtocol {
  /// Goods for this much, after the coupon, are shipped for nothing.
  static let freeShipping: Won = 50_000

  let shipping: any ShippingRuleProtocol

  func bill(for order: Order) -> Bill {
    let discount = order.coupon?.discount(on: order.subtotal) ?? 0
    let goods = order.subtotal - discount
    // exercise 6.2 · bill: The shop wants to know what an order costs, and has only a screen that knows.
    let fee = goods >= Self.freeShipping ? 0 : shipping.fee(for: order.lines)
    // starter: let fee: Won = 0
    // end 6.2
    return Bill(subtotal: order.subtotal, discount: discount, shipping: fee, total: goods + fee)
  }
}
