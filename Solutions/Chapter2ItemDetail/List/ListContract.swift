// Who may say what to whom in the item list. The view hears words and ids; entities stop at the
// presenter.

/// Presenter → View.
protocol ListViewProtocol: AnyObject {
  var presenter: (any ListPresenterProtocol)? { get set }

  /// Shows these rows, in place of the rows and the message that were there.
  func showItems(_ items: [ItemRow])

  /// Shows a sentence above the rows, in place of the sentence that was there.
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

  /// Keeps an item that has changed, then retrieves the items again.
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
