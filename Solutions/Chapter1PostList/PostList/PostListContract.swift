// The contract of the post list: which role may call which method of which other role. Ownership runs
// one way, from the view to the data managers.

/// Presenter → View: a view receives commands.
protocol PostListViewProtocol: AnyObject {
  var presenter: (any PostListPresenterProtocol)? { get set }

  func showLoading()
  func hideLoading()
  func showPosts(_ posts: [Post])
  func showError(_ message: String)
}

/// View → Presenter: a presenter receives events.
protocol PostListPresenterProtocol: AnyObject {
  var view: (any PostListViewProtocol)? { get set }
  var interactor: (any PostListInteractorInputProtocol)? { get set }
  var wireframe: (any PostListWireframeProtocol)? { get set }

  func viewDidLoad()
  func didSelectPost(_ post: Post)
}

/// Presenter → Interactor.
protocol PostListInteractorInputProtocol: AnyObject {
  var presenter: (any PostListInteractorOutputProtocol)? { get set }
  var localDataManager: (any PostListLocalDataManagerInputProtocol)? { get set }
  var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)? { get set }

  func retrievePostList()
}

/// Interactor → Presenter.
protocol PostListInteractorOutputProtocol: AnyObject {
  func didRetrievePosts(_ posts: [Post])
  func onError(_ error: PostListError)
}

/// Presenter → Wireframe.
protocol PostListWireframeProtocol: AnyObject {
  func showPostDetail(for post: Post)
}
