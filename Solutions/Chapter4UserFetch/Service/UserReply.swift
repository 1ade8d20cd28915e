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
    // exercise 4.3: Go on only when the status tells of success.
    guard (200...299).contains(status) else { throw .status(status) }
    // end 4.3

    // exercise 4.4 · undecodable: This calls data that nobody can read "no users". Throw instead.
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
    // exercise 4.4 · no reply: Tell a server that is too slow, and a bad address, from the rest.
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
