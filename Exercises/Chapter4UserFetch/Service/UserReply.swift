import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: reads a response of the server, and trusts no part of it.
///
/// Both services use it.
nonisolated struct UserReply {
  let data: Data
  let status: Int

  /// The users in the response.
  func users() throws(FetchError) -> [User] {
    // TODO: 4.3 The server responds with status 500, and the app shows the data as if nothing were wrong.

    // TODO: 4.4 Whatever fails, the user reads "no users" or "offline". Distinguish the errors.
    let users = try? JSONDecoder().decode([UserDTO].self, from: data).map(\.user)
    return users ?? []
  }

  /// Maps the error of a request without a response.
  static func failure(_ error: (any Error)?, at address: String) -> FetchError {
    // TODO: 4.4 Whatever fails, the user reads "no users" or "offline". Distinguish the errors.
    .offline
  }
}

nonisolated extension UserReply {
  init(data: Data, response: URLResponse) {
    self.init(data: data, status: (response as? HTTPURLResponse)?.statusCode ?? 0)
  }
}
