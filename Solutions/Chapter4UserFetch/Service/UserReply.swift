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
    // exercise 4.3: A missing page becomes "no users", and a busy server "offline". Let the user read the real reason.
    guard (200...299).contains(status) else { throw .status(status) }
    // starter: guard status < 500 else { throw .offline }
    // end 4.3

    // exercise 4.4 · undecodable: A failure is shown as "no users" or as "offline". Let the user read what would really help.
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
    // exercise 4.4 · no response: A failure is shown as "no users" or as "offline". Let the user read what would really help.
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
    // Only HTTP has a status. No server sends 0, so any other response, such as that of a file, is rejected.
    self.init(data: data, status: (response as? HTTPURLResponse)?.statusCode ?? 0)
  }
}
