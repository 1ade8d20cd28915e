import ScreenKit

/// Router: opens the next screen of the confirmation.
final class ConfirmationRouter: ConfirmationRouterProtocol {
  weak var screen: Screen?
  private let payments: any InstalmentPaying
  private let money: any MoneyFormatterProtocol

  init(payments: any InstalmentPaying, money: any MoneyFormatterProtocol) {
    self.payments = payments
    self.money = money
  }

  func showInstalments(ofOrder number: Int, total: Won) {
    // The second of two quick taps finds the next screen on top.
    guard let screen, let navigator = screen.navigator, navigator.top === screen else { return }
    navigator.push(
      InstalmentsBuilder.makeInstalmentsModule(
        orderNumber: number, total: total, service: payments, money: money))
  }
}
