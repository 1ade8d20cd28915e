/// Presenter: maps items to rows, and the id of a tapped row back to its item.
final class ListPresenter: ListPresenterProtocol {
  weak var view: (any ListViewProtocol)?
  var interactor: (any ListInteractorInputProtocol)?
  // exercise 2.11 · presenter: The user closes the window, but its screens are never deallocated. Break the retain cycle.
  var wireframe: (any ListWireframeProtocol)?
  // starter: var wireframe: (any ListWireframeProtocol)?
  // end 2.11
  /// The items whose rows are on the screen.
  private var items: [Item] = []

  func viewDidLoad() {
    interactor?.retrieveItems()
  }

  func didSelectItem(id: ItemRow.ID) {
    // exercise 2.5: The user taps a row, and no screen opens. Open the detail that belongs to it.
    guard let item = items.first(where: { $0.id == id }) else { return }
    wireframe?.showDetail(for: item)
    // end 2.5
  }
}

extension ListPresenter: ListInteractorOutputProtocol {
  func didRetrieveItems(_ items: [Item]) {
    // exercise 2.2 · presenter: Only this screen leaves out sold items, and the next one would list them. Let none offer them.
    // starter: let items = items.filter { !$0.isSold }
    // end 2.2
    self.items = items

    // exercise 2.1 · rows: The list is blank. Show a row for each item, with a price such as €4.05 for 405 cents.
    let rows = items.map { item in
      ItemRow(
        id: item.id, title: ItemFormatter.title(of: item), price: ItemFormatter.price(of: item))
    }
    view?.showItems(rows)
    // end 2.1

    // exercise 2.3 · empty list: The user sees no rows, and can't tell why, or when to come back. Explain it.
    if items.isEmpty {
      view?.showMessage("Nothing is for sale today. Come back tomorrow.")
    }
    // end 2.3
  }

  func didFail(with error: ItemError) {
    // exercise 2.3 · error: The user sees no rows, and can't tell why, or when to come back. Explain it.
    switch error {
    case .marketClosed(let hour):
      view?.showMessage("The market is closed. It opens at \(hour):00.")
    case .listUnreadable:
      view?.showMessage("The list of items cannot be read. Ask at the entrance.")
    }
    // starter: didRetrieveItems([])
    // end 2.3
  }
}

extension ListPresenter: DetailModuleOutput {
  func detailDidChangeItem(_ item: Item) {
    // exercise 2.10 · list: The user marks a favourite, but no star appears, neither in the detail nor in the list.
    interactor?.keepItem(item)
    // end 2.10
  }
}
