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
    // exercise 4.3: The server responds with status 500, and the app shows the data as if nothing were wrong.
    guard (200...299).contains(status) else { throw .status(status) }
    // end 4.3

    // exercise 4.4 · undecodable: Whatever fails, the user reads "no users" or "offline". Distinguish the errors.
    do {
      return try JSONDecoder().decode([UserDTO].self, from: data).map(\.user)
    } catch {
      throw .undecodable
    }
    // starter: let users = try? JSONDecoder().decode([UserDTO].self, from: data).map(\.user)
    // starter: return users ?? []
    // end 4.4
  }

  /// Maps the error of a request without a response.
  static func failure(_ error: (any Error)?, at address: String) -> FetchError {
    // exercise 4.4 · no response: Whatever fails, the user reads "no users" or "offline". Distinguish the errors.
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
