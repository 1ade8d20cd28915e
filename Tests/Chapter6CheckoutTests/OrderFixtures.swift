@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

nonisolated extension OrderLine {
  /// A line in which no two numbers are the same by default.
  static func line(
    id: Int = 7, name: String = "Lantern", seller: String? = "Pier", price: Won = 16_001,
    shippingFee: Won = 2_100, stock: Int = 12, quantity: Int = 1
  ) -> OrderLine {
    OrderLine(
      id: id, name: name, seller: seller, price: price, shippingFee: shippingFee, stock: stock,
      quantity: quantity)
  }
}

nonisolated extension Order {
  /// An order for one product with this price.
  static func costing(_ price: Won, couponPercent: Int? = nil) -> Order {
    let coupon = couponPercent.map { Coupon(code: "TEN", percent: $0, minimum: 0) }
    return Order(lines: [.line(price: price)], coupon: coupon)
  }
}
