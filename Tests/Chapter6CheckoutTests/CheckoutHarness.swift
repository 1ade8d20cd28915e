@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension CheckoutPresenter {
  /// Makes an order sheet in a shop, with the shop's rules unless a test has others.
  static func make(
    in shop: Shop, billing: any BillingProtocol = Billing(shipping: CheapestFee()),
    check: any OrderCheckProtocol = OrderCheck(), money: any MoneyWordsProtocol = WonWords()
  ) -> CheckoutPresenter {
    let presenter = CheckoutPresenter(
      service: shop, router: shop, billing: billing, check: check, money: money)
    presenter.view = shop
    return presenter
  }
}

extension Shop {
  /// What is heard while a person does one thing after the other, with the shop's rules.
  func transcript(of events: [CheckoutEvent]) async -> [String] {
    await transcript(of: events) { CheckoutPresenter.make(in: $0) }
  }
}

extension String {
  /// The lines of a transcript that stands in a text.
  nonisolated var transcript: [String] { split(separator: "\n").map(String.init) }
}
