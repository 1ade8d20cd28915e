/// Presenter: turns items into words, and a tapped row back into its item.
final class ListPresenter: ListPresenterProtocol {
  weak var view: (any ListViewProtocol)?
  var interactor: (any ListInteractorInputProtocol)?
  var wireframe: (any ListWireframeProtocol)?
  /// The items whose rows are on the screen.
  private var items: [Item] = []

  func viewDidLoad() {
    interactor?.retrieveItems()
  }

  func didSelectItem(id: ItemRow.ID) {
    // exercise 2.5: Find the item with this id, and have the wireframe show its detail.
    guard let item = items.first(where: { $0.id == id }) else { return }
    wireframe?.showDetail(for: item)
    // end 2.5
  }
}

extension ListPresenter: ListInteractorOutputProtocol {
  func didRetrieveItems(_ items: [Item]) {
    self.items = items

    // exercise 2.1: Turn each item into a row of words, and have the view show the rows.
    let rows = items.map { item in
      ItemRow(
        id: item.id, title: ItemFormatter.title(of: item), price: ItemFormatter.price(of: item))
    }
    view?.showItems(rows)
    // end 2.1

    // exercise 2.3 · nothing here: When there is nothing to show, have the view say so.
    if items.isEmpty {
      view?.showMessage("Nothing is for sale today. Come back tomorrow.")
    }
    // end 2.3
  }

  func didFail(with error: ItemError) {
    // exercise 2.3 · it failed: Have the view say what failed, in words that help a buyer.
    switch error {
    case .marketClosed(let hour):
      view?.showMessage("The market is closed. It opens at \(hour):00.")
    case .listUnreadable:
      view?.showMessage("The list of items cannot be read. Ask at the entrance.")
    }
    // end 2.3
  }
}

extension ListPresenter: DetailModuleOutput {
  func detailDidChangeItem(_ item: Item) {
    // exercise 2.10 · list: Have the interactor keep the item that was changed.
    interactor?.keepItem(item)
    // end 2.10
  }
}
