import Foundation
import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Builder: makes the order sheet.
public enum CheckoutBuilder {
  /// Makes the order sheet, each piece connected to its partners.
  ///
  /// - Parameters:
  ///   - navigator: Shows the screen, and those that are opened from it.
  ///   - session: Carries the requests.
  ///   - server: The address of the shop's server.
  public static func makeCheckoutModule(
    navigator: Navigator, session: URLSession, server: URL
  ) -> Screen {
    let service = ShopServer(session: session, server: server)
    let money = WonWords()
    // exercise 6.9 · builder: From now on each seller ships alone. Its cheapest fee counts, and the sum is paid.
    let shipping = CheapestFeeOfEachSeller()
    // starter: let shipping = CheapestFee()
    // end 6.9
    let presenter = CheckoutPresenter(
      service: service,
      router: CheckoutRouter(
        navigator: navigator, service: service, payments: service, money: money),
      billing: Billing(shipping: shipping), check: OrderCheck(), money: money)
    let view = CheckoutView(presenter: presenter)
    presenter.view = view
    return view
  }
}
