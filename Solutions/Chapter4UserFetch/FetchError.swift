/// Entity: why the users could not be fetched, with one case for each kind of failure.
nonisolated enum FetchError: Error, Equatable, Sendable {
  case offline
  case tooSlow
  case status(Int)
  case undecodable
  case badAddress(String)

  /// The error message, which says what the user can do.
  var reason: String {
    switch self {
    case .offline:
      "The server could not be reached, or the connection was lost. Check your connection and the address, then try again."
    case .tooSlow:
      "The server did not respond in time. Try again in a moment."
    case .status(0):
      "This address does not lead to a web server. Check the address."
    case .status(let status) where [408, 429].contains(status) || status >= 500:
      "The server responded with status \(status) instead of users. Try again later."
    case .status(let status) where [401, 403].contains(status):
      "The server responded with status \(status), so it does not show its users to you. Check that this is the right server."
    case .status(let status):
      "The server responded with status \(status) instead of users. Check the address."
    case .undecodable:
      // The app's session delivers a response that is too long as an empty one.
      "The server's response is not a list of users, or it is too long. Check that this is the right server, and that your network needs no login."
    case .badAddress(let address):
      "'\(address)' is not a web address. Start again with one like http://localhost:8000."
    }
  }
}
