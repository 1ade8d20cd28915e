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
    // TODO: 4.3 The server says 500, and the reader sees its data as if nothing had failed.

    // TODO: 4.4 The reader hears "no users" or "offline", whatever failed. Tell the failures apart.
    let users = try? JSONDecoder().decode([UserDTO].self, from: data).map(\.user)
    return users ?? []
  }

  /// Names the failure of a request that had no reply.
  static func failure(_ error: (any Error)?, at address: String) -> FetchError {
    // TODO: 4.4 The reader hears "no users" or "offline", whatever failed. Tell the failures apart.
    .offline
  }
}

nonisolated extension UserReply {
  init(data: Data, response: URLResponse) {
    self.init(data: data, status: (response as? HTTPURLResponse)?.statusCode ?? 0)
  }
}
