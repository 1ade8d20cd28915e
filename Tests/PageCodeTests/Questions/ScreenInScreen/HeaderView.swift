import ScreenKit

/// View of the header: a name, and a row that edits it.
final class HeaderView: Screen, HeaderViewProtocol {
  let presenter: any HeaderPresenterProtocol

  init(presenter: any HeaderPresenterProtocol) {
    self.presenter = presenter
    super.init()
    rows = ["Edit"]
  }

  override func viewDidLoad() { presenter.viewDidLoad() }

  override func didSelectRow(at index: Int) { presenter.didSelectEdit() }

  func showName(_ name: String) { lines = [name] }
}
