/// Interactor: the rules about posts, such as that stored posts come before fetched ones.
final class PostListInteractor: PostListInteractorInputProtocol {
  // TODO: 1.10 The screen is closed, and its pieces stay in memory. Let them go.
  var presenter: (any PostListInteractorOutputProtocol)?
  var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?

  func retrievePostList() {
    do {
      answer(with: try localDataManager?.retrievePostList() ?? [])
    } catch {
      // TODO: 1.6 Nobody could look, and the reader is told that there are no posts. Somebody else may know.
      presenter?.didRetrievePosts([])
    }
  }

  private func answer(with storedPosts: [Post]) {
    // TODO: 1.3 On a train, readers want the posts that are stored. At first, none are.
  }
}

extension PostListInteractor: PostListRemoteDataManagerOutputProtocol {
  func onPostsRetrieved(_ posts: [Post]) {
    // TODO: 1.4 The posts are here, and the reader still looks at "Loading…".

    // TODO: 1.7 Readers want these posts again tomorrow, and to know when that will not work.
  }

  func onError(_ error: PostListError) {
    presenter?.onError(error)
  }
}
