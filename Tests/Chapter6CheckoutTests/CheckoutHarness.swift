@testable import Chapter6Checkout
@testable import Chapter6CheckoutChecks

extension CheckoutPresenter {
  /// Makes an order sheet in a shop, with the shop's business rules by default.
  static func make(
    in shop: Shop, billing: any BillingProtocol = Billing(shipping: CheapestFee()),
    check: any OrderCheckProtocol = OrderCheck(), money: any MoneyFormatterProtocol = WonFormatter()
  ) -> CheckoutPresenter {
    let presenter = CheckoutPresenter(
      service: shop, router: shop, billing: billing, check: check, money: money)
    presenter.view = shop
    return presenter
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
