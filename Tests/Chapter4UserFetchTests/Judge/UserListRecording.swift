import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What is on the screen, the calls that the other roles have received, and what these will do.
nonisolated struct UserListRecording: Equatable {
  /// The state that the view shows; nil before the first one.
  var state: UserListState?

  // The calls of the presenter
  var fetches = 0
  /// The interactor was asked before the list showed the loading state.
  var isAskedTooSoon = false
  /// How often the interactor was stopped since it was asked last, because stopping before that cancels nothing.
  var stops = 0
  var opened: [User] = []

  // The calls of the interactor
  var serviceCalls = 0
  /// The calls of the service whose tasks were cancelled, counted from 1.
  var cancelled: [Int] = []
  /// The results that the presenter has received, and their times.
  var results: [FetchResult] = []
  var times: [Date] = []

  /// The result that the interactor, or the service, delivers before the next call of it returns.
  var immediateResult: FetchResult?
  /// What the clock shows.
  var now = Date.longAgo
  /// How many responses of the service are on their way.
  var underWay = 0

  /// The same state, before any call.
  var screen: UserListRecording {
    UserListRecording(state: state, immediateResult: immediateResult, now: now)
  }
}

nonisolated extension UserListRecording {
  /// Records a call of the interactor, and returns the result that it has at once.
  mutating func fetch() -> FetchResult? {
    fetches += 1
    stops = 0
    if state != .loading { isAskedTooSoon = true }
    // Only once, because a presenter that retries after each error would never end.
    defer { immediateResult = nil }
    return immediateResult
  }
}

nonisolated extension UserListRecording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined([
      state.map { "the list shows \($0)" },
      Words.times(fetches, "the interactor was asked"),
      isAskedTooSoon ? "it was asked before the loading state was visible" : nil,
      Words.times(stops, "the interactor was stopped"),
      Words.list(opened, "the router opened the detail of"),
      Words.times(serviceCalls, "the service was called"),
      Words.list(cancelled.map { "call \($0)" }, "these were cancelled:"),
      Words.list(results, "the presenter received"),
      Words.list(times.map(\.asOfText), "with the time"),
    ])
  }
}
