import Foundation

/// Entity: why a search failed, with a case for each kind of advice that the user gets.
nonisolated enum SearchError: Error, Equatable, Sendable {
  /// There were too many searches, and the server accepts the next one at this time.
  case limited(until: Date)
  /// The query was rejected, with this explanation.
  case refused(String)
  /// The server has a problem, or is too slow.
  case busy
  case offline
  case unreadable

  /// The error message, which says what the user can do.
  var reason: String {
    switch self {
    case .limited(let until):
      "Too many searches. Try again after \(Self.nextSecond(after: until).formatted(date: .omitted, time: .standard))."
    case .refused(let explanation):
      "Try other words, or check the address of the server, because this search was rejected: \(explanation)"
    case .busy: "The server has a problem, or is too slow. Try again in a moment."
    case .offline:
      "The server could not be reached, or the connection was lost. Check your connection, and the address of the server, then try again."
    case .unreadable:
      // The app's session delivers a response that is too long as an empty one.
      "The response is not a list of repositories, or it is too long. Check that this is the right server, and that your network needs no login."
    }
  }

  /// The time rounded up to a second: the text has no fractions, and the user would otherwise try again too early.
  private static func nextSecond(after time: Date) -> Date {
    Date(timeIntervalSince1970: time.timeIntervalSince1970.rounded(.up))
  }
}
