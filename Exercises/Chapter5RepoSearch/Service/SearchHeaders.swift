import Foundation

/// Service: what the server says beside the page, in its headers.
nonisolated struct SearchHeaders {
  /// The value of the header with this name, whatever the case of its letters.
  let value: (String) -> String?

  /// How many searches the server still takes.
  var remaining: Int? { value("x-ratelimit-remaining").flatMap { Int($0) } }

  /// When the server takes searches again, in seconds since 1970.
  var reset: TimeInterval? { value("x-ratelimit-reset").flatMap { TimeInterval($0) } }

  /// How many seconds the server wants to be left alone.
  var retryAfter: TimeInterval? { value("retry-after").flatMap { TimeInterval($0) } }

  /// The address of the next page; nil on the last one.
  var nextPage: URL? {
    // TODO: 5.4 Forty repositories were found, and the list ends after ten. The server says where it goes on.
    return nil
  }
}
