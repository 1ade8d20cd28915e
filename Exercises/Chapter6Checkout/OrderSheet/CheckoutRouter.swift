import ScreenKit

/// Router: opens the next screen of the order sheet.
final class CheckoutRouter: CheckoutRouterProtocol {
  private weak var navigator: Navigator?
  private let service: any ConfirmationBuilder.Service
  private let payments: any InstalmentPaying
  private let money: any MoneyFormatterProtocol

  init(
    navigator: Navigator, service: any ConfirmationBuilder.Service,
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
        orderNumber: number, total: total, service: service, payments: payments, money: money))
  }
}
