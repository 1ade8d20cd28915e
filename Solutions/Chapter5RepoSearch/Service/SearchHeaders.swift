import Foundation

/// Service: the headers of a response that matter to a search.
nonisolated struct SearchHeaders {
  /// Looks up the header with this name, in upper or lower case.
  let value: (String) -> String?

  /// How many searches the rate limit still allows.
  var remaining: Int? { value("x-ratelimit-remaining").flatMap { Int($0) } }

  /// When the rate limit resets, in seconds since 1970.
  var reset: TimeInterval? { value("x-ratelimit-reset").flatMap { TimeInterval($0) } }

  /// How many seconds the client should wait before its next request.
  var retryAfter: TimeInterval? { value("retry-after").flatMap { TimeInterval($0) } }

  /// The address of the next page; nil on the last one.
  var nextPage: URL? {
    // exercise 5.4: "More" shows page 2, and then page 1 again. Show each page once, up to the last one.
    let next = value("link")?.firstMatch(of: /<([^>]*)>; rel="next"/)
    return next.flatMap { URL(string: String($0.1)) }
    // starter: guard let links = value("link") else { return nil }
    // starter: let address = links.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" }
    // starter: return URL(string: String(address))
    // end 5.4
  }
}
