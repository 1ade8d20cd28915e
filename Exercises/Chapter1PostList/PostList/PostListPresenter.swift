/// Presenter: receives events, decides what the screen shows, and sends requests to the other roles.
final class PostListPresenter: PostListPresenterProtocol {
  // TODO: 1.10 Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  var view: (any PostListViewProtocol)?
  var interactor: (any PostListInteractorInputProtocol)?
  var wireframe: (any PostListWireframeProtocol)?

  func viewDidLoad() {
    // TODO: 1.1 The screen has loaded. Show the loading state, and request the posts.
  }

  func didSelectPost(_ post: Post) {
    // TODO: 1.8 The user taps a post, but nothing happens. Open its detail screen.
  }
}

extension PostListPresenter: PostListInteractorOutputProtocol {
  func didRetrievePosts(_ posts: [Post]) {
    // TODO: 1.2 The posts have arrived. Hide the loading state, and show them.
  }

  func onError(_ error: PostListError) {
    // TODO: 1.5 Loading has failed, but the screen still shows "Loading…". Tell the user what went wrong.
  }
}
