import ScreenKit

/// View: shows rows of display strings, and reports which row was tapped.
final class ListView: Screen, ListViewProtocol {
  var presenter: (any ListPresenterProtocol)?
  private var items: [ItemRow] = []

  override init() {
    super.init()
    title = "Flea market"
    lines = ["Nothing is shown here yet. Work on chapter 2: docs/2-item-detail.md"]
  }

  override func viewDidLoad() {
    presenter?.viewDidLoad()
  }

  override func didSelectRow(at index: Int) {
    // exercise 2.4: The view reports a tap, but the presenter can't find the item. Report what identifies the row.
    guard items.indices.contains(index) else { return }
    presenter?.didSelectItem(id: items[index].id)
    // starter: presenter?.didSelectItem(id: index)
    // end 2.4
  }

  func showItems(_ items: [ItemRow]) {
    self.items = items
    rows = items.map { "\($0.title), \($0.price)" }
    lines = []
  }

  func showMessage(_ message: String) {
    lines = [message]
  }
}
