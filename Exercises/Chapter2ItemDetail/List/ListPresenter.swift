/// Presenter: maps items to rows, and the id of a tapped row back to its item.
final class ListPresenter: ListPresenterProtocol {
  weak var view: (any ListViewProtocol)?
  var interactor: (any ListInteractorInputProtocol)?
  // TODO: 2.11 The user closes the window, but its screens are never deallocated. Break the retain cycle.
  var wireframe: (any ListWireframeProtocol)?
  /// The items whose rows are on the screen.
  private var items: [Item] = []

  func viewDidLoad() {
    interactor?.retrieveItems()
  }

  func didSelectItem(id: ItemRow.ID) {
    // TODO: 2.5 The user taps a row, and no screen opens. Open the detail that belongs to it.
  }
}

extension ListPresenter: ListInteractorOutputProtocol {
  func didRetrieveItems(_ items: [Item]) {
    // TODO: 2.2 Only this screen leaves out sold items, and the next one would list them. Let none offer them.
    let items = items.filter { !$0.isSold }
    self.items = items

    // TODO: 2.1 The list is blank. Show a row for each item, with a price such as €4.05 for 405 cents.

    // TODO: 2.3 The user sees no rows, and can't tell why, or when to come back. Explain it.
  }

  func didFail(with error: ItemError) {
    // TODO: 2.3 The user sees no rows, and can't tell why, or when to come back. Explain it.
    didRetrieveItems([])
  }
}

extension ListPresenter: DetailModuleOutput {
  func detailDidChangeItem(_ item: Item) {
    // TODO: 2.10 The user marks a favourite, but no star appears, neither in the detail nor in the list.
  }
}
