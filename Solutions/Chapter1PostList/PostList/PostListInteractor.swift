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
    do {
      answer(with: try localDataManager?.retrievePostList() ?? [])
    } catch {
      // exercise 1.6: The stored posts can't be read, and the user gets an error message. But they want the posts.
      remoteDataManager?.retrievePostList()
      // starter: presenter?.onError(error)
      // end 1.6
    }
  }

  private func answer(with storedPosts: [Post]) {
    // exercise 1.3: Show the stored posts, so that the app works offline. On the first launch there are none.
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
    // exercise 1.4: If the server has no posts, the app loads forever. Show the user that there are none.
    presenter?.didRetrievePosts(posts)
    // starter: answer(with: posts)
    // end 1.4

    // exercise 1.7: At the next launch, the fetched posts are gone. Keep them, and tell the user if that fails.
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
