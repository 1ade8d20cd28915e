/// Interactor: the business rules about posts, such as where they come from.
final class PostListInteractor: PostListInteractorInputProtocol {
  // exercise 1.10 · interactor: Closing the screen leaks memory: its objects are never deallocated. Break each retain cycle.
  weak var presenter: (any PostListInteractorOutputProtocol)?
  var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?
  // starter: var presenter: (any PostListInteractorOutputProtocol)?
  // starter: var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  // starter: var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?
  // end 1.10

  func retrievePostList() {
    guard let store = localDataManager else { return }
    do {
      answer(with: try store.retrievePostList())
    } catch {
      // exercise 1.6: The stored posts can't be read, and the user gets an error message. But they want the posts.
      remoteDataManager?.retrievePostList()
      // starter: presenter?.onError(error)
      // end 1.6
    }
  }

  private func answer(with storedPosts: [Post]) {
    // exercise 1.3: On the first launch, the user reads that there are no posts. Load some, and stay usable offline.
    if storedPosts.isEmpty {
      remoteDataManager?.retrievePostList()
    } else {
      presenter?.didRetrievePosts(storedPosts)
    }
    // starter: presenter?.didRetrievePosts(storedPosts)
    // end 1.3
  }
}

extension PostListInteractor: PostListRemoteDataManagerOutputProtocol {
  func onPostsRetrieved(_ posts: [Post]) {
    // exercise 1.7 · above: At the next launch, the fetched posts are gone. Keep them, and tell the user if that fails.
    // end 1.7

    // exercise 1.4: The list is built twice for each response. Build it once, even if the server has no posts.
    presenter?.didRetrievePosts(posts)
    // starter: answer(with: posts)
    // starter: presenter?.didRetrievePosts(posts)
    // end 1.4

    // exercise 1.7 · below: At the next launch, the fetched posts are gone. Keep them, and tell the user if that fails.
    do {
      try localDataManager?.savePosts(posts)
    } catch {
      presenter?.onError(error)
    }
    // end 1.7
  }

  func onError(_ error: PostListError) {
    presenter?.onError(error)
  }
}
