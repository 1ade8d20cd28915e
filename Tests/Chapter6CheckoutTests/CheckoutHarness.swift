@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension CheckoutPresenter {
  /// Makes an order sheet in a shop, with the tests' own business rules by default.
  ///
  /// So a mistake in a rule fails the tests of that rule, and not those of the order sheet as well.
  static func make(
    in shop: Shop, billing: any BillingProtocol = ShopBilling(),
    check: any OrderCheckProtocol = ShopCheck(),
    money: any MoneyFormatterProtocol = ShopMoneyFormatter()
  ) -> CheckoutPresenter {
    let presenter = CheckoutPresenter(
      service: shop, router: shop, billing: billing, check: check, money: money)
    presenter.view = shop
    return presenter
  }

  /// Makes an order sheet with the business rules of the exercises, as the app has it.
  static func makeAsInApp(in shop: Shop) -> CheckoutPresenter {
    make(
      in: shop, billing: Billing(shipping: CheapestFee()), check: OrderCheck(),
      money: WonFormatter())
  }
}

extension Shop {
  /// Performs one user action after the other, and returns the transcript.
  func transcript(of events: [CheckoutEvent]) async -> [String] {
    await transcript(of: events) { CheckoutPresenter.make(in: $0) }
  }
}

extension String {
  /// The lines of a transcript.
  nonisolated var transcript: [String] { split(separator: "\n").map(String.init) }
}
