import ScreenKit

/// Router: knows where the confirmation leads, and closes it.
final class ConfirmationRouter: ConfirmationRouterProtocol {
  weak var screen: Screen?
  private let payments: any InstalmentPaying
  private let money: any MoneyWordsProtocol

  init(payments: any InstalmentPaying, money: any MoneyWordsProtocol) {
    self.payments = payments
    self.money = money
  }

  func close() {
    screen?.navigator?.pop()
  }

  func showInstalments(ofOrder number: Int, total: Won) {
    screen?.navigator?.push(
      InstalmentsBuilder.makeInstalmentsModule(
        ofOrder: number, total: total, service: payments, money: money))
  }
}
