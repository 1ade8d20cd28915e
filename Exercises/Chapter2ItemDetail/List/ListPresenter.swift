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
    // TODO: 2.5 A buyer tapped a row, to see its item alone. The item may be gone by now.
  }
}

extension ListPresenter: ListInteractorOutputProtocol {
  func didRetrieveItems(_ items: [Item]) {
    self.items = items

    // TODO: 2.1 Turn each item into a row of words, and have the view show the rows.

    // TODO: 2.3 A buyer looks at a screen without items, and cannot tell why.
  }

  func didFail(with error: ItemError) {
    // TODO: 2.3 A buyer looks at a screen without items, and cannot tell why.
  }
}

extension ListPresenter: DetailModuleOutput {
  func detailDidChangeItem(_ item: Item) {
    // TODO: 2.10 A buyer marks a favourite, and sees no star, neither in the detail nor in the list.
  }
}
