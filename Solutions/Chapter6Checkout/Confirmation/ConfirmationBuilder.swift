import ScreenKit

/// Builder: assembles the confirmation of an order.
enum ConfirmationBuilder {
  static func makeConfirmationModule(
    ofOrder number: Int, total: Won, service: any ConfirmationPresenter.Service,
    payments: any InstalmentPaying, money: any MoneyFormatterProtocol
  ) -> Screen {
    let router = ConfirmationRouter(payments: payments, money: money)
    let presenter = ConfirmationPresenter(
      ofOrder: number, total: total, service: service, router: router, money: money)
    let view = ConfirmationView(presenter: presenter)
    presenter.view = view
    router.screen = view
    return view
  }
}
