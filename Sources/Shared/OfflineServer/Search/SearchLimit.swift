import Foundation
import Synchronization

/// Counts searches: so many a minute, which begins with the first search in it.
final class SearchLimit: Sendable {
  private struct Minute {
    var end = Date.distantPast
    var used = 0
  }

  private let minute = Mutex(Minute())
  private let limit: Int
  private let now: @Sendable () -> Date

  init(_ limit: Int, now: @escaping @Sendable () -> Date) {
    self.limit = limit
    self.now = now
  }

  /// Counts a search and answers it, unless the minute's are used up, and says in the headers what is left.
  func reply(_ search: () -> Reply) -> Reply {
    let now = now()
    let (isWithin, minute) = minute.withLock { minute in
      if now >= minute.end { minute = Minute(end: now.addingTimeInterval(60)) }
      let isWithin = minute.used < limit
      if isWithin { minute.used += 1 }
      return (isWithin, minute)
    }
    return .adding(headers: headers(of: minute), to: isWithin ? search() : SearchFailure.limited)
  }

  private func headers(of minute: Minute) -> [String: String] {
    // The header has whole seconds: who waits until then must be answered.
    let reset = Int(minute.end.timeIntervalSince1970.rounded(.up))
    return [
      "x-ratelimit-limit": "\(limit)",
      "x-ratelimit-remaining": "\(limit - minute.used)",
      "x-ratelimit-used": "\(minute.used)",
      "x-ratelimit-reset": "\(reset)",
      "x-ratelimit-resource": "search",
    ]
  }
}
