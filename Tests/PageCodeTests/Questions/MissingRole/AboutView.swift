import ScreenKit

/// View: a line with the version.
final class AboutView: Screen, AboutViewProtocol {
  let presenter: any AboutPresenterProtocol

  init(presenter: any AboutPresenterProtocol) {
    self.presenter = presenter
    super.init()
    title = "About"
  }

  override func viewDidLoad() { presenter.viewDidLoad() }

  func showVersion(_ text: String) { lines = [text] }
}
