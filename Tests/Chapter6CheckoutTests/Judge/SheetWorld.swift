@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// What the collaborators of the order sheet have, and what they will do.
///
/// The test doubles and the model share it.
nonisolated struct SheetWorld: Equatable {
  // The server
  var cart: [OrderLine] = [.kettle, .cups]
  var coupon = Coupon(code: "MAY", percent: 10, minimum: 20_000)
  var cartError: CheckoutError?
  var couponError: CheckoutError?
  var orderError: CheckoutError?
  /// Whether a response arrives only when it is sent for.
  var isSlow = false
  /// The number of the next order.
  var nextNumber = 1042

  // The business rules
  var billing = Billing.ofShop
  var check = Check.ofShop
  var money = Money.ofShop

  enum Billing: Equatable {
    case ofShop
    /// A bill that no calculation leads to, and another one for each order.
    case absurd
    /// The same amounts for every order.
    case fixed(discount: Won, shipping: Won, total: Won)
  }

  enum Check: Equatable {
    case ofShop
    case accepting
    case finding(OrderProblem)
    /// Its problems have nothing to do with the shop's rules, and depend on the order.
    case absurd
  }

  enum Money: Equatable { case ofShop, strange }
}

nonisolated extension SheetWorld {
  func bill(for order: Order) -> Bill {
    let pieces = order.lines.map(\.quantity).reduce(0, +)
    let percent = order.coupon?.percent ?? 0
    return switch billing {
    case .ofShop: ShopBilling().bill(for: order)
    case .absurd:
      // Shipping costs a won for each product and one more, and the digits of the total identify the order.
      Bill(
        subtotal: order.subtotal, discount: 7 * percent, shipping: pieces + 1,
        total: 1_000 * order.lines.count + 100 * pieces + percent + 7)
    case .fixed(let discount, let shipping, let total):
      Bill(subtotal: order.subtotal, discount: discount, shipping: shipping, total: total)
    }
  }

  func problem(with order: Order) -> OrderProblem? {
    let pieces = order.lines.map(\.quantity).reduce(0, +)
    let percent = order.coupon?.percent ?? 0
    switch check {
    case .ofShop: return ShopCheck().problem(with: order)
    case .accepting: return nil
    case .finding(let problem): return problem
    case .absurd:
      return switch (pieces + percent + order.lines.count) % 5 {
      case 0: .outOfStock(product: "Moon", left: pieces + 40)
      case 1: .belowMinimum(missing: 1_000 * pieces + percent)
      case 2: .couponNotValid(code: "JUNE", minimum: 7_000 + pieces)
      default: nil
      }
    }
  }

  func string(for amount: Won) -> String {
    money == .ofShop ? ShopMoneyFormatter().string(for: amount) : "<\(amount)>"
  }

  func findCoupon(_ code: String) throws(CheckoutError) -> Coupon {
    if let couponError { throw couponError }
    guard code == coupon.code else { throw .unknownCoupon(code: code) }
    return coupon
  }

  /// Accepts an order, and returns its number.
  mutating func placeOrder() throws(CheckoutError) -> Int {
    if let orderError { throw orderError }
    defer { nextNumber += 1 }
    return nextNumber
  }
}

nonisolated extension SheetWorld {
  /// Carts and coupons on the limits of the shop's rules, and next to them.
  static let shops: [(cart: [OrderLine], coupon: Coupon)] = [
    ([.kettle], Coupon(code: "MAY", percent: 10, minimum: 0)),
    ([.kettle, .cups], Coupon(code: "MAY", percent: 10, minimum: 20_000)),
    ([.line(price: 14_999)], Coupon(code: "MAY", percent: 100, minimum: 0)),
    ([.line(price: 15_000)], Coupon(code: "MAY", percent: 0, minimum: 15_001)),
    ([.line(price: 25_000, quantity: 2)], Coupon(code: "MAY", percent: 1, minimum: 0)),
    ([.line(price: 55_555, stock: 1), .tea], Coupon(code: "MAY", percent: 10, minimum: 55_555)),
    (
      [.line(price: 16_000, stock: 0), .line(id: 8, seller: nil, price: 333, shippingFee: 0)],
      Coupon(code: "MAY", percent: 50, minimum: 0)
    ),
    ([.gift, .unwanted], Coupon(code: "MAY", percent: 33, minimum: 1_000)),
    ([.unwanted, .line(price: 40_000), .gift], Coupon(code: "MAY", percent: 33, minimum: 1_000)),
    ([], Coupon(code: "MAY", percent: 10, minimum: 0)),
    (
      [.line(price: 1_234_567, shippingFee: 60_000, stock: 99, quantity: 9)],
      Coupon(code: "MAY", percent: 7, minimum: 9_999_999)
    ),
  ]
}
