import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What is on the screen now, and every call that the collaborators received since the step began.
///
/// A test resets it to begin a step, and compares it at the end. So it also notices side effects.
nonisolated struct Recording: Equatable {
  // On the screen
  /// The state that the view shows, or nil before the first one.
  var state: UserListState?

  // The calls that the collaborators received
  var interactorCalls = 0
  /// The interactor was called before the list showed the loading state.
  var isAskedTooSoon = false
  var stops = 0
  var opened: [User] = []
  var serviceCalls = 0
  /// The calls of the service whose tasks were cancelled, counted from 1.
  var cancelled: [Int] = []
  /// The paths of the requests that the server received.
  var requests: [String] = []
  /// The results that were delivered: to the presenter by the interactor, or to the caller by a service.
  var results: [FetchResult] = []
  /// A result was delivered before the server had responded.
  var isDeliveredTooSoon = false
  /// A request was sent, but not in the session that was injected.
  var isInOtherSession = false
  /// The times of the results, as the presenter received them.
  var times: [Date] = []
}

nonisolated extension Recording: CustomTestStringConvertible {
  /// What differs from an empty recording.
  var testDescription: String {
    Words.joined([
      state.map { "shows \($0)" },
      Words.times(interactorCalls, "called the interactor"),
      isAskedTooSoon ? "called it before the loading state was visible" : nil,
      Words.times(stops, "stopped the interactor"),
      Words.list(opened, "opened the detail of"),
      Words.times(serviceCalls, "called the service"),
      Words.list(cancelled.map { "call \($0)" }, "cancelled"),
      Words.list(requests, "requested"),
      Words.list(results, "delivered"),
      isDeliveredTooSoon ? "delivered before the server responded" : nil,
      isInOtherSession ? "requested in another session" : nil,
      Words.list(times.map(\.text), "with the time"),
    ])
  }
}
