import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What a server and the caller of a service have received.
nonisolated struct ServiceRecording: Equatable {
  /// The paths of the requests.
  var requests: [String] = []
  var results: [FetchResult] = []
  /// The call has returned.
  var hasReturned = false
  /// A result was delivered before the server had responded.
  var isDeliveredTooSoon = false
  /// A request was sent, but not in the session that was injected.
  var isInOtherSession = false
}

nonisolated extension ServiceRecording: CustomTestStringConvertible {
  /// What differs from an empty recording.
  var testDescription: String {
    Words.joined([
      Words.list(requests, "requested"),
      Words.list(results, "delivered"),
      isDeliveredTooSoon ? "delivered before the server responded" : nil,
      isInOtherSession ? "requested in another session" : nil,
    ])
  }
}
