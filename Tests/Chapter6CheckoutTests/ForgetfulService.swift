@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

/// Asks the shop, and loses the coupon of an order on the way.
final class ForgetfulService: AnyService {
  private let shop: Shop

  init(_ shop: Shop) {
    self.shop = shop
    super.init()
  }

  override func cart() async throws(CheckoutError) -> [OrderLine] { try await shop.cart() }

  override func coupon(code: String) async throws(CheckoutError) -> Coupon {
    try await shop.coupon(code: code)
  }

  override func place(_ order: Order, total: Won) async throws(CheckoutError) -> Int {
    try await shop.place(Order(lines: order.lines), total: total)
  }
}

extension ForgetfulService: @MainActor CheckoutService {}
