import ScreenKit

/// Router: opens the next screen of the confirmation, and closes it.
final class ConfirmationRouter: ConfirmationRouterProtocol {
  weak var screen: Screen?
  private let payments: any InstalmentPaying
  private let money: any MoneyFormatterProtocol

  init(payments: any InstalmentPaying, money: any MoneyFormatterProtocol) {
    self.payments = payments
    self.money = money
  }

  func close() {
    // The response may be late, so another screen may be on top.
    if let screen, screen.navigator?.top === screen { screen.navigator?.pop() }
  }

  func showInstalments(ofOrder number: Int, total: Won) {
    screen?.navigator?.push(
      InstalmentsBuilder.makeInstalmentsModule(
        ofOrder: number, total: total, service: payments, money: money))
  }
}
