import ScreenKit

/// Router: opens the next screen of the order sheet.
final class CheckoutRouter: CheckoutRouterProtocol {
  private weak var navigator: Navigator?
  /// What the next module needs; only its presenter says what that is, so a change there ends there.
  private let service: any ConfirmationPresenter.Service
  private let payments: any InstalmentPaying
  private let money: any MoneyFormatterProtocol

  init(
    navigator: Navigator, service: any ConfirmationPresenter.Service,
    payments: any InstalmentPaying, money: any MoneyFormatterProtocol
  ) {
    self.navigator = navigator
    self.service = service
    self.payments = payments
    self.money = money
  }

  func showConfirmation(ofOrder number: Int, total: Won) {
    navigator?.push(
      ConfirmationBuilder.makeConfirmationModule(
        ofOrder: number, total: total, service: service, payments: payments, money: money))
  }
}
