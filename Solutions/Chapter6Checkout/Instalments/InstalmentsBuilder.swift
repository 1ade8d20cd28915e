import ScreenKit

/// Builder: assembles the screen on which an order is paid in instalments.
enum InstalmentsBuilder {
  static func makeInstalmentsModule(
    orderNumber: Int, total: Won, service: any InstalmentPaying,
    money: any MoneyFormatterProtocol
  ) -> Screen {
    let router = InstalmentsRouter()
    let presenter = makePresenter(
      orderNumber: orderNumber, total: total, service: service, router: router, money: money)
    let view = InstalmentsView(presenter: presenter)
    presenter.view = view
    router.screen = view
    return view
  }

  /// Makes the presenter; the tests use only this method and the contract.
  static func makePresenter(
    orderNumber: Int, total: Won, service: any InstalmentPaying,
    router: any InstalmentsRouterProtocol, money: any MoneyFormatterProtocol
  ) -> any InstalmentsPresenterProtocol {
    InstalmentsPresenter(
      orderNumber: orderNumber, total: total, service: service, router: router, money: money)
  }
}
