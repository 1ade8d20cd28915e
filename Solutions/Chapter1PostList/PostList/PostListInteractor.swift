/// Interactor: the rules about posts, such as that stored posts come before fetched ones.
final class PostListInteractor: PostListInteractorInputProtocol {
  // exercise 1.10 · interactor: The screen is closed, and its pieces stay in memory. Let them go.
  weak var presenter: (any PostListInteractorOutputProtocol)?
  var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?
  // starter: var presenter: (any PostListInteractorOutputProtocol)?
  // starter: var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  // starter: var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?
  // end 1.10

  func retrievePostList() {
    do {
      answer(with: try localDataManager?.retrievePostList() ?? [])
    } catch {
      // exercise 1.6: Nobody could look, and the reader is told that there are no posts. Somebody else may know.
      remoteDataManager?.retrievePostList()
      // starter: presenter?.didRetrievePosts([])
      // end 1.6
    }
  }

  private func answer(with storedPosts: [Post]) {
    // exercise 1.3: On a train, readers want the posts that are stored. At first, none are.
    if storedPosts.isEmpty {
      remoteDataManager?.retrievePostList()
    } else {
      presenter?.didRetrievePosts(storedPosts)
    }
    // end 1.3
  }
}

extension PostListInteractor: PostListRemoteDataManagerOutputProtocol {
  func onPostsRetrieved(_ posts: [Post]) {
    // exercise 1.4: The posts are here, and the reader still looks at "Loading…".
    presenter?.didRetrievePosts(posts)
    // end 1.4

    // exercise 1.7: Readers want these posts again tomorrow, and to know when that will not work.
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
