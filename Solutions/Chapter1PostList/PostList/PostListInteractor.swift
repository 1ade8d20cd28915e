/// Interactor: the rules about posts, such as that stored posts come before fetched ones.
final class PostListInteractor: PostListInteractorInputProtocol {
  // exercise 1.10 · interactor: Hold the presenter weakly.
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
      // exercise 1.6: A store that cannot be read is treated as an empty one. Fix that.
      remoteDataManager?.retrievePostList()
      // starter: presenter?.didRetrievePosts([])
      // end 1.6
    }
  }

  private func answer(with storedPosts: [Post]) {
    // exercise 1.3: Hand stored posts to the presenter. Only when there are none, ask the server.
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
    // exercise 1.4: Hand the fetched posts to the presenter, once.
    presenter?.didRetrievePosts(posts)
    // end 1.4

    // exercise 1.7: Store the posts. When that fails, tell the presenter why.
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
