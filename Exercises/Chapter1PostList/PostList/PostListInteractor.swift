/// Interactor: the business rules about posts, such as where they come from.
final class PostListInteractor: PostListInteractorInputProtocol {
  // TODO: 1.10 Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  var presenter: (any PostListInteractorOutputProtocol)?
  var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?

  func retrievePostList() {
    guard let store = localDataManager else { return }
    do {
      answer(with: try store.retrievePostList())
    } catch {
      // TODO: 1.6 The stored posts can't be read, and the user gets an error message. But they want the posts.
      presenter?.onError(error)
    }
  }

  private func answer(with storedPosts: [Post]) {
    // TODO: 1.3 On the first launch, the user reads that there are no posts. Load some, and stay usable offline.
    presenter?.didRetrievePosts(storedPosts)
  }
}

extension PostListInteractor: PostListRemoteDataManagerOutputProtocol {
  func onPostsRetrieved(_ posts: [Post]) {
    // TODO: 1.7 At the next launch, the fetched posts are gone. Keep them, and tell the user if that fails.

    // TODO: 1.4 The list is built twice for each response. Build it once, even if the server has no posts.
    answer(with: posts)
    presenter?.didRetrievePosts(posts)

    // TODO: 1.7 At the next launch, the fetched posts are gone. Keep them, and tell the user if that fails.
  }

  func onError(_ error: PostListError) {
    presenter?.onError(error)
  }
}
