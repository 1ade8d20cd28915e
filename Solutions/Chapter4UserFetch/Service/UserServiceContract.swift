// Where the interactor gets its users from: the same request in two styles. A service is isolated to no
// actor. It is Sendable, and so is everything that it delivers.

/// Interactor → Service, the older style: the interactor is called back.
nonisolated protocol UserServiceProtocol: Sendable {
  /// Requests the users.
  ///
  /// - Parameter completion: Receives the result exactly once, on any thread.
  func fetchUsers(completion: @escaping @Sendable (Result<[User], FetchError>) -> Void)
}

/// Interactor → Service, today's style: the interactor awaits the users.
nonisolated protocol AsyncUserServiceProtocol: Sendable {
  /// The users that the server has now.
  func users() async throws(FetchError) -> [User]
}
