@testable import Chapter6Checkout

nonisolated extension OrderLine {
  /// Two of them cost enough for free shipping.
  static let kettle = OrderLine(
    id: 1, name: "Kettle", seller: "Harbour", price: 25_000, shippingFee: 3_000, stock: 3,
    quantity: 1)
  static let cups = OrderLine(
    id: 2, name: "Cups", seller: "Quay", price: 4_995, shippingFee: 2_500, stock: 9, quantity: 1)
  /// It costs less than the smallest order, and the shop itself sells it.
  static let tea = OrderLine(
    id: 3, name: "Tea", seller: nil, price: 6_500, shippingFee: 2_800, stock: 2, quantity: 1)
  static let spoons = OrderLine(
    id: 4, name: "Spoons", seller: "Quay", price: 5_000, shippingFee: 2_700, stock: 9, quantity: 1)
}

nonisolated extension Coupon {
  static let spring = Coupon(code: "SPRING", percent: 10, minimum: 20_000)
}
