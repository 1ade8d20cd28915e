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
    // exercise 4.3: The server says 500, and the reader sees its data as if nothing had failed.
    guard (200...299).contains(status) else { throw .status(status) }
    // end 4.3

    // exercise 4.4 · undecodable: The reader hears "no users" or "offline", whatever failed. Tell the failures apart.
    do {
      return try JSONDecoder().decode([UserDTO].self, from: data).map(\.user)
    } catch {
      throw .undecodable
    }
    // starter: let users = try? JSONDecoder().decode([UserDTO].self, from: data).map(\.user)
    // starter: return users ?? []
    // end 4.4
  }

  /// Names the failure of a request that had no reply.
  static func failure(_ error: (any Error)?, at address: String) -> FetchError {
    // exercise 4.4 · no reply: The reader hears "no users" or "offline", whatever failed. Tell the failures apart.
    switch (error as? URLError)?.code {
    case .timedOut: .tooSlow
    case .badURL, .unsupportedURL: .badAddress(address)
    default: .offline
    }
    // starter: .offline
    // end 4.4
  }
}

nonisolated extension UserReply {
  init(data: Data, response: URLResponse) {
    self.init(data: data, status: (response as? HTTPURLResponse)?.statusCode ?? 0)
  }
}
