import ScreenKit

/// View: shows rows of display strings, and reports which row was tapped.
final class ListView: Screen, ListViewProtocol {
  // exercise 2.11 · view: The user closes the window, but its screens are never deallocated. Break the retain cycle.
  var presenter: (any ListPresenterProtocol)?
  // starter: var presenter: (any ListPresenterProtocol)?
  // end 2.11

  override init() {
    super.init()
    title = "Flea market"
    lines = ["Nothing is shown here yet. Work on chapter 2: docs/2-item-detail.md"]
  }

  override func viewDidLoad() {
    presenter?.viewDidLoad()
  }

  // exercise 2.4 · tap: The user taps the first row, and the presenter looks for an item 0. Let it find the right item.
  private var items: [ItemRow] = []

  override func didSelectRow(at index: Int) {
    guard items.indices.contains(index) else { return }
    presenter?.didSelectItem(id: items[index].id)
  }
  // starter: override func didSelectRow(at index: Int) {
  // starter:   presenter?.didSelectItem(id: index)
  // starter: }
  // end 2.4

  func showItems(_ items: [ItemRow]) {
    // exercise 2.4 · rows: The user taps the first row, and the presenter looks for an item 0. Let it find the right item.
    self.items = items
    // end 2.4
    rows = items.map { "\($0.title), \($0.price)" }
    lines = []
  }

  func showMessage(_ message: String) {
    lines = [message]
  }
}
