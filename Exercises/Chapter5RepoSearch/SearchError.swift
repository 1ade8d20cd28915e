import Foundation

/// Entity: why a search failed, one case for each thing that a person can do about it.
nonisolated enum SearchError: Error, Equatable, Sendable {
  /// The server takes no more searches until then.
  case limited(until: Date)
  /// The server does not take this question, and says why.
  case refused(String)
  /// The server has a fault of its own.
  case busy
  case offline
  case unreadable

  /// A sentence for a person, who can act on it.
  var reason: String {
    switch self {
    case .limited(let until):
      "The server takes no more searches until \(until.formatted(date: .omitted, time: .standard))."
    case .refused(let reason):
      "The server does not take this question. \(reason) Ask in other words."
    case .busy: "The server has trouble of its own. Try again in a moment."
    case .offline: "No complete answer came from the server. Check your connection, then try again."
    case .unreadable:
      "The server's answer is no list of repositories. Check that this is the right server."
    }
  }
}
