/// Presenter: receives events, decides what the screen shows, and sends requests to the other roles.
final class PostListPresenter: PostListPresenterProtocol {
  // exercise 1.10 · presenter: Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  weak var view: (any PostListViewProtocol)?
  var interactor: (any PostListInteractorInputProtocol)?
  var wireframe: (any PostListWireframeProtocol)?
  // starter: var view: (any PostListViewProtocol)?
  // starter: var interactor: (any PostListInteractorInputProtocol)?
  // starter: var wireframe: (any PostListWireframeProtocol)?
  // end 1.10

  func viewDidLoad() {
    // exercise 1.1: The screen has loaded, but the user sees only a placeholder. Load the posts.
    view?.showLoading()
    interactor?.retrievePostList()
    // end 1.1
  }

  func didSelectPost(_ post: Post) {
    // exercise 1.8: The user taps a post, but nothing happens. Open its detail screen.
    wireframe?.showPostDetail(for: post)
    // starter: guard view != nil else { return }
    // end 1.8
  }
}

extension PostListPresenter: PostListInteractorOutputProtocol {
  func didRetrievePosts(_ posts: [Post]) {
    // exercise 1.2: The posts have arrived, but the user still sees "Loading…". Show the result.
    view?.hideLoading()
    view?.showPosts(posts)
    // starter: guard !posts.isEmpty else { return }
    // end 1.2
  }

  func onError(_ error: PostListError) {
    // exercise 1.5: After an error, the user reads "serverTooSlow" instead of an explanation. Say what went wrong.
    view?.hideLoading()
    view?.showError(error.reason)
    // starter: didRetrievePosts([])
    // starter: view?.showError("\(error)")
    // end 1.5
  }
}
