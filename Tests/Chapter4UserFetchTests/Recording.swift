import Foundation
import TestSupport
import Testing

@testable import Chapter4UserFetch

/// What is on the screen now, and all that the collaborators heard since the step began.
///
/// A test sets it to begin a step, and compares it at the end of one. So it sees what was done, and
/// that nothing else was.
nonisolated struct Recording: Equatable {
  // On the screen
  /// Nil until the view was told to show a state.
  var state: UserListState?

  // What the collaborators heard
  var interactorCalls = 0
  /// The interactor was asked before the reader could see that the list loads.
  var isAskedTooSoon = false
  var stops = 0
  var opened: [User] = []
  var serviceCalls = 0
  /// The questions to the service whose tasks were cancelled; the first one is 1.
  var cancelled: [Int] = []
  /// The paths that the server was asked for.
  var requests: [String] = []
  /// What whoever asked was told: the presenter by the interactor, or the asker by a service.
  var answers: [Answer] = []
  /// An answer came before the server had replied.
  var isAnsweredTooSoon = false
  /// When the presenter was told that the answers came.
  var times: [Date] = []
}

nonisolated extension Recording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined([
      state.map { "shows \($0)" },
      Words.times(interactorCalls, "asked the interactor"),
      isAskedTooSoon ? "asked before it showed that it loads" : nil,
      Words.times(stops, "told the interactor to stop"),
      Words.list(opened, "told the router to show"),
      Words.times(serviceCalls, "asked the service"),
      Words.list(cancelled.map { "question \($0)" }, "cancelled"),
      Words.list(requests, "asked the server for"),
      Words.list(answers, "answered"),
      isAnsweredTooSoon ? "answered before the server had" : nil,
      Words.list(times.map(\.wording), "said"),
    ])
  }
}
