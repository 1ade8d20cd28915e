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
    // TODO: 2.5 Find the item with this id, and have the wireframe show its detail.
  }
}

extension ListPresenter: ListInteractorOutputProtocol {
  func didRetrieveItems(_ items: [Item]) {
    self.items = items

    // TODO: 2.1 Turn each item into a row of words, and have the view show the rows.

    // TODO: 2.3 When there is nothing to show, have the view say so.
  }

  func didFail(with error: ItemError) {
    // TODO: 2.3 Have the view say what failed, in words that help a buyer.
  }
}

extension ListPresenter: DetailModuleOutput {
  func detailDidChangeItem(_ item: Item) {
    // TODO: 2.10 Have the interactor keep the item that was changed.
  }
}
