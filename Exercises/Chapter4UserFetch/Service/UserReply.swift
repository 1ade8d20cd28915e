import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Service: reads what came back from the server, and trusts none of it.
///
/// Both services use it.
nonisolated struct UserReply {
  let data: Data
  let status: Int

  /// The users that the server sent.
  func users() throws(FetchError) -> [User] {
    // TODO: 4.3 Go on only when the status tells of success.

    // TODO: 4.4 This calls data that nobody can read "no users". Throw instead.
    let users = try? JSONDecoder().decode([UserDTO].self, from: data).map(\.user)
    return users ?? []
  }

  /// Names the failure of a request that had no reply.
  static func failure(_ error: (any Error)?, at address: String) -> FetchError {
    // TODO: 4.4 Tell a server that is too slow, and a bad address, from the rest.
    .offline
  }
}

nonisolated extension UserReply {
  init(data: Data, response: URLResponse) {
    self.init(data: data, status: (response as? HTTPURLResponse)?.statusCode ?? 0)
  }
}
