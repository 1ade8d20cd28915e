// Who may say what to whom in the post list. Ownership runs one way, from the view to the
// interactor; each reference that points back toward the view is meant to be weak.

/// Presenter → View: a view hears orders.
protocol PostListViewProtocol: AnyObject {
  var presenter: PostListPresenterProtocol? { get set }

  func showLoading()
  func hideLoading()
  func showPosts(with posts: [Post])
  func showError(_ reason: String)
}

/// View → Presenter: a presenter hears events.
protocol PostListPresenterProtocol: AnyObject {
  var view: PostListViewProtocol? { get set }
  var interactor: PostListInteractorInputProtocol? { get set }
  var wireframe: PostListWireframeProtocol? { get set }

  func viewDidLoad()
  func didSelectPost(_ post: Post)
}

/// Presenter → Interactor.
protocol PostListInteractorInputProtocol: AnyObject {
  var presenter: PostListInteractorOutputProtocol? { get set }
  var localDataManager: PostListLocalDataManagerInputProtocol? { get set }
  var remoteDataManager: PostListRemoteDataManagerInputProtocol? { get set }

  func retrievePostList()
}

/// Interactor → Presenter.
protocol PostListInteractorOutputProtocol: AnyObject {
  func didRetrievePosts(_ posts: [Post])
  func onError(_ error: PostListError)
}

/// Presenter → Wireframe.
protocol PostListWireframeProtocol: AnyObject {
  func presentPostDetailScreen(for post: Post)
}
