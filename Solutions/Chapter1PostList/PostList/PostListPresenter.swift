/// Presenter: hears events, decides what the screen shows, and asks others for the rest.
final class PostListPresenter: PostListPresenterProtocol {
  // exercise 1.10 · presenter: The screen is closed, and its pieces stay in memory. Let them go.
  weak var view: (any PostListViewProtocol)?
  var interactor: (any PostListInteractorInputProtocol)?
  var wireframe: (any PostListWireframeProtocol)?
  // starter: var view: (any PostListViewProtocol)?
  // starter: var interactor: (any PostListInteractorInputProtocol)?
  // starter: var wireframe: (any PostListWireframeProtocol)?
  // end 1.10

  func viewDidLoad() {
    // exercise 1.1: Have the view show that it is loading, then ask the interactor for the posts.
    view?.showLoading()
    interactor?.retrievePostList()
    // end 1.1
  }

  func didSelectPost(_ post: Post) {
    // exercise 1.8: A reader tapped this post, to see it alone.
    wireframe?.showPostDetail(for: post)
    // end 1.8
  }
}

extension PostListPresenter: PostListInteractorOutputProtocol {
  func didRetrievePosts(_ posts: [Post]) {
    // exercise 1.2: End the wait and show the posts.
    view?.hideLoading()
    view?.showPosts(with: posts)
    // end 1.2
  }

  func onError(_ error: PostListError) {
    // exercise 1.5: It failed, and the reader still looks at "Loading…". Say why it failed.
    view?.hideLoading()
    view?.showError(error.reason)
    // end 1.5
  }
}
