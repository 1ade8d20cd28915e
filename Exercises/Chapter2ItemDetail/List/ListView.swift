import ScreenKit

/// View: shows rows of display strings, and reports which row was tapped.
final class ListView: Screen, ListViewProtocol {
  // TODO: 2.11 The user closes the window, but its screens are never deallocated. Break the retain cycle.
  var presenter: (any ListPresenterProtocol)?

  override init() {
    super.init()
    title = "Flea market"
    lines = ["Nothing is shown here yet. Work on chapter 2: docs/2-item-detail.md"]
  }

  override func viewDidLoad() {
    presenter?.viewDidLoad()
  }

  // TODO: 2.4 The user taps the first row, and the presenter looks for an item 0. Let it find the right item.
  override func didSelectRow(at index: Int) {
    presenter?.didSelectItem(id: index)
  }

  func showItems(_ items: [ItemRow]) {
    // TODO: 2.4 The user taps the first row, and the presenter looks for an item 0. Let it find the right item.
    rows = items.map { "\($0.title), \($0.price)" }
    lines = []
  }

  func showMessage(_ message: String) {
    lines = [message]
  }
}
