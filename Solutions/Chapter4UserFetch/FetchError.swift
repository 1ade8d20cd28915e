/// Entity: why users could not be fetched, one case for each thing that a reader can do about it.
nonisolated enum FetchError: Error, Equatable, Sendable {
  case offline
  case tooSlow
  case status(Int)
  case undecodable
  case badAddress(String)

  /// A sentence for the reader, who can act on it.
  var reason: String {
    switch self {
    case .offline:
      "No complete answer came from the server. Check your connection, then try again."
    case .tooSlow:
      "The server did not answer in time. Try again in a moment."
    case .status(let status):
      "The server answered with status \(status) instead of users. Try later, or check the address."
    case .undecodable:
      "The server's answer is not a list of users, or is too long. Check that this is the right server."
    case .badAddress(let address):
      "'\(address)' is not a web address. Start again with one like http://localhost:8000."
    }
  }
}
