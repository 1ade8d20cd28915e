/// Presenter: hears events, decides what the screen shows, and asks others for the rest.
final class PostListPresenter: PostListPresenterProtocol {
  // TODO: 1.10 The screen is closed, and its pieces stay in memory. Let them go.
  var view: (any PostListViewProtocol)?
  var interactor: (any PostListInteractorInputProtocol)?
  var wireframe: (any PostListWireframeProtocol)?

  func viewDidLoad() {
    // TODO: 1.1 Have the view show that it is loading, then ask the interactor for the posts.
  }

  func didSelectPost(_ post: Post) {
    // TODO: 1.8 A reader tapped this post, to see it alone.
  }
}

extension PostListPresenter: PostListInteractorOutputProtocol {
  func didRetrievePosts(_ posts: [Post]) {
    // TODO: 1.2 End the wait and show the posts.
  }

  func onError(_ error: PostListError) {
    // TODO: 1.5 It failed, and the reader still looks at "Loading…". Say why it failed.
  }
}
