// Where the interactor gets its posts from. It cannot tell a file from a dictionary, nor a server
// from a stand-in.

/// Interactor → Local data manager.
protocol PostListLocalDataManagerInputProtocol: AnyObject {
  /// The stored posts; empty when nothing was stored yet, an error when the store is damaged.
  func retrievePostList() throws(PostListError) -> [Post]

  /// Stores posts. A post whose id is known replaces the one that was stored.
  func savePosts(_ posts: [Post]) throws(PostListError)
}

/// Interactor → Remote data manager.
protocol PostListRemoteDataManagerInputProtocol: AnyObject {
  var remoteRequestHandler: (any PostListRemoteDataManagerOutputProtocol)? { get set }

  /// Asks the server. The handler hears the answer later.
  func retrievePostList()
}

/// Remote data manager → Interactor.
protocol PostListRemoteDataManagerOutputProtocol: AnyObject {
  func onPostsRetrieved(_ posts: [Post])
  func onError(_ error: PostListError)
}
