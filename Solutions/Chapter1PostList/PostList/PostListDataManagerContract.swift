// Where the interactor gets its posts from. It knows data managers only by protocol, so a test can
// replace the file and the server by test doubles.

/// Interactor → Local data manager.
protocol PostListLocalDataManagerInputProtocol: AnyObject {
  /// Returns the stored posts, or an empty list if nothing was stored yet.
  ///
  /// - Throws: `PostListError.storeUnreadable` if the store is corrupt, or may not be read.
  func retrievePostList() throws(PostListError) -> [Post]

  /// Stores posts. A post replaces the stored post with the same id.
  ///
  /// - Throws: `PostListError.storeUnreadable` if the store is corrupt, or may not be read. It then stays as it is.
  ///   `PostListError.storeUnwritable` if the posts cannot be written.
  func savePosts(_ posts: [Post]) throws(PostListError)
}

/// Interactor → Remote data manager.
protocol PostListRemoteDataManagerInputProtocol: AnyObject {
  var remoteRequestHandler: (any PostListRemoteDataManagerOutputProtocol)? { get set }

  /// Requests the posts from the server. The handler receives them later.
  func retrievePostList()
}

/// Remote data manager → Interactor.
protocol PostListRemoteDataManagerOutputProtocol: AnyObject {
  func onPostsRetrieved(_ posts: [Post])
  func onError(_ error: PostListError)
}
