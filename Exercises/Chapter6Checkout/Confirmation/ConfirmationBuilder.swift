import ScreenKit

/// Builder: assembles the confirmation of an order.
enum ConfirmationBuilder {
  /// What the module requires of a service; only its presenter knows, so a change there ends there.
  typealias Service = ConfirmationPresenter.Service

  static func makeConfirmationModule(
    orderNumber: Int, total: Won, service: any Service,
    payments: any InstalmentPaying, money: any MoneyFormatterProtocol
  ) -> Screen {
    let router = ConfirmationRouter(payments: payments, money: money)
    let presenter = ConfirmationPresenter(
      orderNumber: orderNumber, total: total, service: service, router: router, money: money)
    let view = ConfirmationView(presenter: presenter)
    presenter.view = view
    router.screen = view
    return view
  }
}
