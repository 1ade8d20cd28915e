// Who may call what on whom in the item list. The view receives display strings and ids, because
// entities stop at the presenter.

/// Presenter → View.
protocol ListViewProtocol: AnyObject {
  var presenter: (any ListPresenterProtocol)? { get set }

  /// Shows these rows, and removes the old rows and the old message.
  func showItems(_ items: [ItemRow])

  /// Shows a message above the rows, in place of the old message.
  func showMessage(_ message: String)
}

/// View → Presenter.
protocol ListPresenterProtocol: AnyObject {
  var view: (any ListViewProtocol)? { get set }
  var interactor: (any ListInteractorInputProtocol)? { get set }
  var wireframe: (any ListWireframeProtocol)? { get set }

  func viewDidLoad()
  func didSelectItem(id: ItemRow.ID)
}

/// Presenter → Interactor.
protocol ListInteractorInputProtocol: AnyObject {
  var presenter: (any ListInteractorOutputProtocol)? { get set }
  var source: (any ItemSourceProtocol)? { get set }

  func retrieveItems()

  /// Keeps a changed item, then retrieves all items again.
  func keepItem(_ item: Item)
}

/// Interactor → Presenter.
protocol ListInteractorOutputProtocol: AnyObject {
  func didRetrieveItems(_ items: [Item])
  func didFail(with error: ItemError)
}

/// Presenter → Wireframe.
protocol ListWireframeProtocol: AnyObject {
  func showDetail(for item: Item)
}

/// Interactor → Item source.
protocol ItemSourceProtocol: AnyObject {
  func items() throws(ItemError) -> [Item]
  func replaceItem(with item: Item)
}
