import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: requests the users, in the JSON format of JSONPlaceholder's `/users`, and calls back.
nonisolated struct UserService: UserServiceProtocol {
  let session: URLSession
  let address: String

  func fetchUsers(completion: @escaping @Sendable (Result<[User], FetchError>) -> Void) {
    // TODO: 4.5 The list waits for the service forever. Deliver exactly one result, whatever happens.
  }
}
