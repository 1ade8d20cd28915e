// Where the interactor gets its users from: two ways to ask for the same. A service belongs to no
// actor. It is Sendable, and so is all that it hands over.

/// Interactor → Service, the older way: the interactor is called back.
nonisolated protocol UserServiceProtocol: Sendable {
  /// Asks the server.
  ///
  /// - Parameter completion: Hears the answer exactly once, on any thread.
  func fetchUsers(completion: @escaping @Sendable (Result<[User], FetchError>) -> Void)
}

/// Interactor → Service, today's way: the interactor waits.
nonisolated protocol AsyncUserServiceProtocol: Sendable {
  /// The users that the server has now.
  func users() async throws(FetchError) -> [User]
}
