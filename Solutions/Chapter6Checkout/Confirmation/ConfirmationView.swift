import ScreenKit

/// View: shows sentences, and reports what the user taps.
final class ConfirmationView: Screen, ConfirmationViewProtocol {
  let presenter: any ConfirmationPresenterProtocol

  init(presenter: any ConfirmationPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "Thank you"
    rows = ["Cancel the order", "Pay in parts"]
  }

  override func viewDidLoad() {
    presenter.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    if index == 0 { presenter.didSelectCancel() } else { presenter.didSelectInstalments() }
  }

  func show(_ sentences: [String]) {
    lines = sentences
  }

  func showEnd(_ sentences: [String]) {
    (lines, rows) = (sentences, [])
  }
}
