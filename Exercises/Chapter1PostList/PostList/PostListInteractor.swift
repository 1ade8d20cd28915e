/// Interactor: the rules about posts, such as that stored posts come before fetched ones.
final class PostListInteractor: PostListInteractorInputProtocol {
  // TODO: 1.10 Hold the presenter weakly.
  var presenter: (any PostListInteractorOutputProtocol)?
  var localDataManager: (any PostListLocalDataManagerInputProtocol)?
  var remoteDataManager: (any PostListRemoteDataManagerInputProtocol)?

  func retrievePostList() {
    do {
      answer(with: try localDataManager?.retrievePostList() ?? [])
    } catch {
      // TODO: 1.6 A store that cannot be read is treated as an empty one. Fix that.
      presenter?.didRetrievePosts([])
    }
  }

  private func answer(with storedPosts: [Post]) {
    // TODO: 1.3 Hand stored posts to the presenter. Only when there are none, ask the server.
  }
}

extension PostListInteractor: PostListRemoteDataManagerOutputProtocol {
  func onPostsRetrieved(_ posts: [Post]) {
    // TODO: 1.4 Hand the fetched posts to the presenter, once.

    // TODO: 1.7 Store the posts. When that fails, tell the presenter why.
  }

  func onError(_ error: PostListError) {
    presenter?.onError(error)
  }
}
