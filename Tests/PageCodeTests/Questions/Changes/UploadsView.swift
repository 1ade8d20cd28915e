import ScreenKit

/// View: has a text of its own until it is told another one, as a label in a storyboard has.
final class UploadsView: Screen, UploadsViewProtocol {
  let presenter: any UploadsPresenterProtocol

  init(presenter: any UploadsPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    lines = ["Checking…"]
    presenter.viewDidLoad()
  }

  func showWaitingFiles(_ text: String) { lines = [text] }
}
