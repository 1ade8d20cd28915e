/// Presenter: everything that happens when the user pays an order in instalments.
///
/// It is a massive presenter on purpose, with business rules, for you to take apart. Don't copy its design.
final class InstalmentsPresenter: InstalmentsPresenterProtocol {
  weak var view: (any InstalmentsViewProtocol)?
  private let number: Int
  private let total: Won
  private let service: any InstalmentPaying
  private let router: any InstalmentsRouterProtocol
  private let money: any MoneyFormatterProtocol
  private var months = 1
  private var sentences: [String] = []
  private var isLoading = false

  init(
    orderNumber: Int, total: Won, service: any InstalmentPaying,
    router: any InstalmentsRouterProtocol, money: any MoneyFormatterProtocol
  ) {
    number = orderNumber
    self.total = total
    self.service = service
    self.router = router
    self.money = money
  }

  func viewDidLoad() {
    showPlan()
  }

  func didSelect(months: Int) {
    guard !isLoading else { return }
    self.months = months
    showPlan()
  }

  func didSelectPay() {
    guard !isLoading else { return }
    var isValid = true
    if months > 1 && total < 50_000 { isValid = false }
    if months > 6 && total < 100_000 { isValid = false }
    guard isValid else { return }
    var sum = total
    if months > 3 { sum += total * months / 100 }
    isLoading = true
    view?.showLoading()
    Task { [number, sum, months, service, weak self] in
      do throws(CheckoutError) {
        try await service.pay(order: number, sum: sum, months: months)
        self?.isLoading = false
        self?.view?.hideLoading()
        self?.router.close()
      } catch {
        self?.isLoading = false
        self?.view?.hideLoading()
        self?.showFailure(error.reason)
      }
    }
  }

  private func showPlan() {
    let interest = months > 3 ? total * months / 100 : 0
    let each = (total + interest) / months
    let first = each + (total + interest) % months
    sentences = []
    if months == 1 {
      sentences.append("You pay \(money.string(for: total)) at once.")
    } else if first == each {
      sentences.append("You pay \(months) times \(money.string(for: each)).")
    } else {
      sentences.append("You pay \(months) times \(money.string(for: each)),")
      sentences.append("and \(money.string(for: first - each)) more the first time.")
    }
    if interest > 0 { sentences.append("Of this, \(money.string(for: interest)) is interest.") }
    if months > 1 && total < 50_000 {
      sentences.append("An order below \(money.string(for: 50_000)) is paid at once.")
    } else if months > 6 && total < 100_000 {
      sentences.append("\(months) months need an order of \(money.string(for: 100_000)).")
    }
    view?.show(sentences)
  }

  private func showFailure(_ reason: String) {
    view?.show(sentences + [reason])
  }
}
