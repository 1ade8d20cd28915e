import ScreenKit

/// View: shows sentences, and reports what the user taps.
final class InstalmentsView: Screen, InstalmentsViewProtocol {
  private static let choices = [1, 3, 6, 12]
  let presenter: any InstalmentsPresenterProtocol

  init(presenter: any InstalmentsPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "Pay in parts"
    rows = Self.choices.map { $0 == 1 ? "At once" : "In \($0) months" } + ["Pay"]
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    if Self.choices.indices.contains(index) {
      presenter.didSelect(months: Self.choices[index])
    } else if index == Self.choices.count {
      presenter.didSelectPay()
    }
  }

  func showLoading() { isLoading = true }

  func hideLoading() { isLoading = false }

  func show(_ sentences: [String]) {
    lines = sentences
  }
}
