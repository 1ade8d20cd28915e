/// Presenter: tells that the order was placed, and has it cancelled.
final class ConfirmationPresenter: ConfirmationPresenterProtocol {
  // exercise 6.5 · confirmation: The confirmation can place orders, because whoever gets one method gets nine.
  // Who needs one thing is given one thing.
  typealias Service = OrderCancelling
  // starter: typealias Service = CheckoutService
  // end 6.5

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
    // exercise 6.7 · confirmation: What a price looks like is decided on two screens, each by itself. Decide it once.
    let amount = money.words(for: total)
    // starter: var amount = "\(total % 1000) won"
    // starter: if total >= 1000 {
    // starter:   let zeros = String(repeating: "0", count: 7 - amount.count)
    // starter:   amount = "\(total / 1000),\(zeros)\(amount)"
    // starter: }
    // end 6.7
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
