import Foundation
import ScreenKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Builder: assembles the order sheet.
public enum CheckoutBuilder {
  /// Makes the order sheet, and connects its objects.
  ///
  /// - Parameters:
  ///   - navigator: Shows the screen, and the screens that it opens.
  ///   - session: Sends the requests.
  ///   - server: The address of the shop's server.
  public static func makeCheckoutModule(
    navigator: Navigator, session: URLSession, server: URL
  ) -> Screen {
    let service = ShopService(session: session, server: server)
    let money = WonFormatter()
    // exercise 6.9 · builder: Each seller now ships separately for its cheapest fee, but the app charges one fee for all.
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
