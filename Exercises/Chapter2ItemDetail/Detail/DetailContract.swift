// Who may call what on whom in the detail of an item. What an object owns is passed to its init and
// never changes. The references back to an owner are weak, and are set afterwards.

/// Presenter → View.
protocol DetailViewProtocol: AnyObject {
  var presenter: any DetailPresenterProtocol { get }

  func showDetail(_ detail: ItemDetail)
}

/// View → Presenter.
protocol DetailPresenterProtocol: AnyObject {
  var view: (any DetailViewProtocol)? { get set }
  var interactor: any DetailInteractorInputProtocol { get }
  var router: any DetailRouterProtocol { get }
  var output: (any DetailModuleOutput)? { get }

  func viewDidLoad()
  func didSelectFavourite()
  func didSelectSeller()
  func didSelectClose()
}

/// Presenter → Interactor.
protocol DetailInteractorInputProtocol: AnyObject {
  var presenter: (any DetailInteractorOutputProtocol)? { get set }

  func retrieveItem()
  func toggleFavourite()
}

/// Interactor → Presenter.
protocol DetailInteractorOutputProtocol: AnyObject {
  func didRetrieveItem(_ item: Item)
  func didChangeItem(_ item: Item)
}

/// Presenter → Router: a sheet over this module, and the way back to the one that has pushed it.
protocol DetailRouterProtocol: AnyObject {
  func showSheet(title: String, text: String)
  func close()
}

/// Detail → the module that opened it.
protocol DetailModuleOutput: AnyObject {
  func detailDidChangeItem(_ item: Item)
}
