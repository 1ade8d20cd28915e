// The contract of the post detail: the same five roles as in the list, with fewer methods.

/// Presenter → View.
protocol PostDetailViewProtocol: AnyObject {
  var presenter: (any PostDetailPresenterProtocol)? { get set }

  func showPost(_ post: Post)
}

/// View → Presenter.
protocol PostDetailPresenterProtocol: AnyObject {
  var view: (any PostDetailViewProtocol)? { get set }
  var interactor: (any PostDetailInteractorInputProtocol)? { get set }
  var wireframe: (any PostDetailWireframeProtocol)? { get set }

  func viewDidLoad()
  func didSelectClose()
}

/// Presenter → Interactor.
protocol PostDetailInteractorInputProtocol: AnyObject {
  var presenter: (any PostDetailInteractorOutputProtocol)? { get set }
  var post: Post? { get set }

  func retrievePost()
}

/// Interactor → Presenter.
protocol PostDetailInteractorOutputProtocol: AnyObject {
  func didRetrievePost(_ post: Post)
}

/// Presenter → Wireframe.
protocol PostDetailWireframeProtocol: AnyObject {
  func closePostDetail()
}
