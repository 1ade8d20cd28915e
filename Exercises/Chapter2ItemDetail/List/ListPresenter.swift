/// Presenter: maps items to rows, and the id of a tapped row back to its item.
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
    // TODO: 2.5 The user tapped a row. Open the detail of its item, unless the item no longer exists.
  }
}

extension ListPresenter: ListInteractorOutputProtocol {
  func didRetrieveItems(_ items: [Item]) {
    // TODO: 2.2 The presenter leaves out sold items. Move this rule to the role that is responsible for it.
    let items = items.filter { !$0.isSold }
    self.items = items

    // TODO: 2.1 The list is blank. Show a row for each item, with a price such as €4.05 for 405 cents.

    // TODO: 2.3 The list is empty, or loading failed, and the user can't tell which. Show a message for each.
  }

  func didFail(with error: ItemError) {
    // TODO: 2.3 The list is empty, or loading failed, and the user can't tell which. Show a message for each.
  }
}

extension ListPresenter: DetailModuleOutput {
  func detailDidChangeItem(_ item: Item) {
    // TODO: 2.10 The user marks a favourite, but no star appears, neither in the detail nor in the list.
  }
}
