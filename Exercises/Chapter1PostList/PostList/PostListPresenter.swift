/// Presenter: receives events, decides what the screen shows, and sends requests to the other roles.
final class PostListPresenter: PostListPresenterProtocol {
  // TODO: 1.10 Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  var view: (any PostListViewProtocol)?
  var interactor: (any PostListInteractorInputProtocol)?
  var wireframe: (any PostListWireframeProtocol)?

  func viewDidLoad() {
    // TODO: 1.1 The screen has loaded, but the user sees only a placeholder. Load the posts.
  }

  func didSelectPost(_ post: Post) {
    // TODO: 1.8 The user taps a post, but nothing happens. Open its detail screen.
    guard view != nil else { return }
  }
}

extension PostListPresenter: PostListInteractorOutputProtocol {
  func didRetrievePosts(_ posts: [Post]) {
    // TODO: 1.2 The posts have arrived, but the user still sees "Loading…". Show the result.
    guard !posts.isEmpty else { return }
  }

  func onError(_ error: PostListError) {
    // TODO: 1.5 After an error, the user reads "serverTooSlow" instead of an explanation. Say what went wrong.
    didRetrievePosts([])
    view?.showError("\(error)")
  }
}
