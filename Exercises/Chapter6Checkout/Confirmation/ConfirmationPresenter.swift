/// Presenter: confirms an order, and cancels it if the user wants.
final class ConfirmationPresenter: ConfirmationPresenterProtocol {
  // TODO: 6.5 The confirmation needs one method and gets nine. Give every client only the methods it uses.
  typealias Service = CheckoutService

  weak var view: (any ConfirmationViewProtocol)?
  private let number: Int
  private let total: Won
  private let service: any Service
  private let router: any ConfirmationRouterProtocol
  private let money: any MoneyFormatterProtocol
  private var sentences: [String] = []
  /// Whether the order is being cancelled, or is cancelled.
  private var isCancelling = false

  init(
    orderNumber: Int, total: Won, service: any Service,
    router: any ConfirmationRouterProtocol, money: any MoneyFormatterProtocol
  ) {
    number = orderNumber
    self.total = total
    self.service = service
    self.router = router
    self.money = money
  }

  func viewDidLoad() {
    let amount = money.string(for: total)
    sentences = ["Order \(number) is placed.", "You pay \(amount)."]
    view?.show(sentences)
  }

  func didSelectCancel() {
    guard !isCancelling else { return }
    isCancelling = true
    view?.show(sentences + ["The order is being cancelled."])
    Task { [number, service, weak self] in
      do throws(CheckoutError) {
        try await service.cancelOrder(number)
        self?.view?.showEnd(["Order \(number) is cancelled."])
      } catch {
        self?.isCancelling = false
        self?.showFailure(error.reason)
      }
    }
  }

  func didSelectInstalments() {
    guard !isCancelling else { return }
    router.showInstalments(ofOrder: number, total: total)
  }

  private func showFailure(_ reason: String) {
    view?.show(sentences + ["The cancellation is not confirmed. \(reason)"])
  }
}
