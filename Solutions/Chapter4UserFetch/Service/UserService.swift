import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: requests the users, in the JSON format of JSONPlaceholder's `/users`, and calls back.
nonisolated struct UserService: UserServiceProtocol {
  let session: URLSession
  let address: String

  func fetchUsers(completion: @escaping @Sendable (Result<[User], FetchError>) -> Void) {
    // exercise 4.5: The list waits for the service forever. Deliver exactly one result, whatever happens.
    guard let url = URL(string: address) else {
      return completion(.failure(.badAddress(address)))
    }
    session.dataTask(with: url) { data, response, error in
      guard let data, let response, error == nil else {
        return completion(.failure(UserReply.failure(error, at: address)))
      }
      completion(Result(catching: UserReply(data: data, response: response).users))
    }.resume()
    // end 4.5
  }
}
