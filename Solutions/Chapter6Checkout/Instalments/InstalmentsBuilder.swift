import ScreenKit

/// Builder: makes the screen on which an order is paid in parts.
enum InstalmentsBuilder {
  static func makeInstalmentsModule(
    ofOrder number: Int, total: Won, service: any InstalmentPaying, money: any MoneyWordsProtocol
  ) -> Screen {
    let router = InstalmentsRouter()
    let presenter = makePresenter(
      ofOrder: number, total: total, service: service, router: router, money: money)
    let view = InstalmentsView(presenter: presenter)
    presenter.view = view
    router.screen = view
    return view
  }

  /// Makes the presenter; the tests use nothing else of this module than its contract.
  static func makePresenter(
    ofOrder number: Int, total: Won, service: any InstalmentPaying,
    router: any InstalmentsRouterProtocol, money: any MoneyWordsProtocol
  ) -> any InstalmentsPresenterProtocol {
    InstalmentsPresenter(
      ofOrder: number, total: total, service: service, router: router, money: money)
  }
}
