/// Presenter: tells that the order was placed, and has it cancelled.
final class ConfirmationPresenter: ConfirmationPresenterProtocol {
  // TODO: 6.5 The confirmation can place orders, because whoever gets one method gets nine.
  // Who needs one thing is given one thing.
  typealias Service = CheckoutService

  weak var view: (any ConfirmationViewProtocol)?
  private let number: Int
  private let total: Won
  private let service: any Service
  private let router: any ConfirmationRouterProtocol
  private let money: any MoneyWordsProtocol
  private var sentences: [String] = []
  /// Whether the server is about to answer.
  private var isWaiting = false

  init(
    ofOrder number: Int, total: Won, service: any Service,
    router: any ConfirmationRouterProtocol, money: any MoneyWordsProtocol
  ) {
    self.number = number
    self.total = total
    self.service = service
    self.router = router
    self.money = money
  }

  func viewDidLoad() {
    // TODO: 6.7 What a price looks like is decided on two screens, each by itself. Decide it once.
    var amount = "\(total % 1000) won"
    if total >= 1000 {
      let zeros = String(repeating: "0", count: 7 - amount.count)
      amount = "\(total / 1000),\(zeros)\(amount)"
    }
    sentences = ["Order \(number) is placed.", "You pay \(amount)."]
    view?.show(sentences)
  }

  func didSelectCancel() {
    guard !isWaiting else { return }
    isWaiting = true
    Task { [number, service, weak self] in
      do throws(CheckoutError) {
        try await service.cancelOrder(number)
        self?.router.close()
      } catch {
        self?.showFailure()
      }
    }
  }

  func didSelectInstalments() {
    router.showInstalments(ofOrder: number, total: total)
  }

  private func showFailure() {
    isWaiting = false
    view?.show(sentences + ["The order could not be cancelled. Try again."])
  }
}
