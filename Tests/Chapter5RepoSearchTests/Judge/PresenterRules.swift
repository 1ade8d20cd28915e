import TestSupport

@testable import Chapter5RepoSearch

private let texts: Set<PresenterModel.Kind> = [.text, .letter, .textInFlight]
private let clears: Set<PresenterModel.Kind> = [.clear, .clearInFlight, .clearAsPauseEnds]
private let inFlight: Set<PresenterModel.Kind> = [.textInFlight, .clearInFlight]
private let asPauseEnds: Set<PresenterModel.Kind> = [.textAsPauseEnds, .clearAsPauseEnds]

/// Which rule of the presenter is broken when a part of the recording differs after a message.
let presenterRules: [RuleRow<PresenterModel>] = [
  RuleRow(5, after: texts, "interactor.searches", \.searches, Rule.pauseFirst),
  RuleRow(5, after: [.text], "whether a pause has begun", \.hasPaused, Rule.injectedPause),
  RuleRow(5, after: [.earlierPause], "interactor.searches", \.searches, Rule.lastPauseSearches),
  RuleRow(
    5, after: asPauseEnds, "the searches of tasks that were not cancelled", \.uncancelledSearches,
    Rule.lastPauseSearches),
  RuleRow(
    5, after: [.earlierPause, .pause], "view.state", \.state, Rule.cancelledPauseShowsNothing),
  RuleRow(5, after: [.pause], "interactor.searches", \.spelledSearches, Rule.latestTextOnce),
  RuleRow(5, after: asPauseEnds, "interactor.searches", \.searches, Rule.cancelledPauseIsSilent),
  RuleRow(
    5, after: [.textAfterPause], "interactor.searches since the text has changed", \.lateSearches,
    Rule.searchRightAfterTheCheck),
  RuleRow(5, after: texts, "view.state", \.state, Rule.pauseFirst),
  RuleRow(5, after: [.found, .failed], "view.state", \.state, Rule.latestTextOnce),
  RuleRow(
    5, after: texts.union([.pause, .earlierPause]), "the screen and all calls", \.withoutStop,
    Rule.latestTextOnce),
  RuleRow(
    5, after: texts, "interactor.searches", \.searches, Rule.pendingTaskRetainsNothing,
    when: .released),

  RuleRow(6, after: clears, "view.state", \.state, Rule.emptyShowsNothing, when: .atOnce),
  RuleRow(6, after: clears, "view.state", \.state, Rule.emptyShowsNothing),
  RuleRow(
    6, after: inFlight, "interactor.wasToldToStop", \.wasToldToStop, Rule.changedMeansStop,
    when: .atOnce),
  RuleRow(6, after: inFlight, "interactor.wasToldToStop", \.wasToldToStop, Rule.changedMeansStop),
  RuleRow(
    6, after: clears.union([.pauseOfEmpty]), "interactor.searches", \.searches,
    Rule.emptyIsNotSearched),
  RuleRow(6, after: [.pauseOfEmpty], "view.state", \.state, Rule.emptyShowsNothing),
  RuleRow(6, after: texts, "view.state", \.state, Rule.onlyEmptyIsEmpty, when: .atOnce),
  RuleRow(6, after: texts, "view.state", \.state, Rule.onlyEmptyIsEmpty),
  RuleRow(
    6, after: [.textAsPauseEnds], "interactor.searches", \.searches, Rule.cancelledPauseIsSilent),
  RuleRow(6, after: [.pause], "the searches but one", \.searchesButOne, Rule.lastPauseSearches),
  RuleRow(6, after: [.pause], "interactor.searches", \.searches, Rule.clearingResets),
  RuleRow(6, after: [.found, .failed], "view.state", \.state, Rule.nextResultsAreShown),
  RuleRow(
    6, after: texts.union(clears).union([.pause, .earlierPause, .pauseOfEmpty]),
    "the screen and all calls", \.withoutStop, Rule.changedMeansStop),

  RuleRow(10, after: [.failedPage], "view.state", \.state, Rule.errorKeepsResults),
  RuleRow(10, after: [.failed], "view.state", \.state, Rule.onlyTheError),
  RuleRow(
    10, after: [.failed, .failedPage], "view.state", \.state, Rule.errorIsShownAtOnce,
    when: .atOnce),
  RuleRow(
    10, after: [.failed, .failedPage], "the screen and all calls", \.self, Rule.errorKeepsResults),
]

extension RepoListRecording {
  /// The searches with the number of each scalar outside ASCII, since texts that look the same may differ.
  fileprivate var spelledSearches: [String] { searches.map(\.spelled) }
  fileprivate var searchesButOne: [String] { Array(searches.dropFirst()) }
  fileprivate var lateSearches: [String] { Array(searches.dropFirst(searchesBeforeText)) }

  /// Without `stop()`, since one too many changes nothing.
  fileprivate var withoutStop: RepoListRecording {
    var rest = self
    (rest.wasToldToStop, rest.uncancelledSearches, rest.hasPaused) = (false, [], true)
    return rest
  }
}
