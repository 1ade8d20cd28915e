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
    // TODO: 4.3 A missing page becomes "no users", and a busy server "offline". Let the user read the real reason.
    guard status < 500 else { throw .offline }

    // TODO: 4.4 A failure is shown as "no users" or as "offline". Let the user read what would really help.
    let users = try? JSONDecoder().decode([UserDTO].self, from: data).map(\.user)
    return users ?? []
  }

  /// Maps the error of a request without a response.
  static func failure(_ error: (any Error)?, at address: String) -> FetchError {
    // TODO: 4.4 A failure is shown as "no users" or as "offline". Let the user read what would really help.
    .offline
  }
}

nonisolated extension UserReply {
  init(data: Data, response: URLResponse) {
    // Only HTTP has a status. No server sends 0, so any other response, such as that of a file, is rejected.
    self.init(data: data, status: (response as? HTTPURLResponse)?.statusCode ?? 0)
  }
}
