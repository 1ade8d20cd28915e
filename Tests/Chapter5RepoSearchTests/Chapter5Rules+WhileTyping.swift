import Testing

/// The rules of the second stage: while the user types.
extension Rule {
  static let pauseFirst: Comment = """
    Rule: Don't search while the user is still typing. Search when the typing pauses, and not before.
    docs/5-repo-search.md, 5.5
    """
  static let injectedPause: Comment = """
    Rule: Use the injected pause. A test can end it at any time, but it can't end a sleep of your own.
    docs/5-repo-search.md, 5.5
    """
  static let lastPauseSearches: Comment = """
    Rule: Every letter starts a new pause and cancels the one before. Only the last pause leads to a search.
    docs/5-repo-search.md, 5.5
    """
  static let cancelledPauseShowsNothing: Comment = """
    Rule: A cancelled pause changes nothing on the screen. The user is still typing, so the loading state stays.
    docs/5-repo-search.md, 5.5
    """
  static let cancelledPauseIsSilent: Comment = """
    Rule: Check for cancellation after the pause as well. If the next letter arrives just as the pause ends, `wait()` doesn't throw, and there must be no search.
    docs/5-repo-search.md, 5.5
    """
  static let searchRightAfterTheCheck: Comment = """
    Rule: Search right after the check for cancellation. At every further `await`, a letter may arrive, and then the check is out of date.
    docs/5-repo-search.md, 5.5
    """
  static let latestTextOnce: Comment = """
    Rule: A pause in the typing leads to exactly one search, for the latest text without the spaces around it.
    docs/5-repo-search.md, 5.5
    """
  static let pendingTaskRetainsNothing: Comment = """
    Rule: A pending task retains no object of the screen. The screen may close during a pause or a request, and then nothing may continue.
    docs/5-repo-search.md, 5.5
    """
  static let emptyShowsNothing: Comment = """
    Rule: An empty text, or one of spaces alone, means an empty screen. Show it immediately, instead of a loading state or the previous results.
    docs/5-repo-search.md, 5.6
    """
  static let onlyEmptyIsEmpty: Comment = """
    Rule: Only an empty text means an empty screen. After every other change, even to one letter or digit, show the loading state.
    docs/5-repo-search.md, 5.6
    """
  static let emptyIsNotSearched: Comment = """
    Rule: Never search for an empty text, neither now nor when a pause ends that began earlier.
    docs/5-repo-search.md, 5.6
    """
  static let changedMeansStop: Comment = """
    Rule: A new text, even an empty one, makes the previous search obsolete. Tell the interactor immediately that its result is no longer needed.
    docs/5-repo-search.md, 5.6
    """
  static let clearingResets: Comment = """
    Rule: Clearing the field resets the search. Typing the same word again starts a new one.
    docs/5-repo-search.md, 5.6
    """
  static let nextResultsAreShown: Comment = """
    Rule: The next search shows its results, whatever was typed before. The interactor ignores late results, so the presenter shows all that it receives.
    docs/5-repo-search.md, 5.6
    """
  static let lastSearchCounts: Comment = """
    Rule: Deliver the result of the last search, whether it is a page or an error, and whenever it arrives.
    docs/5-repo-search.md, 5.7
    """
  static let staleIsIgnored: Comment = """
    Rule: A response belongs to its search. If there is a newer search, ignore the response, even if it is an error.
    docs/5-repo-search.md, 5.7
    """
  static let stoppedDeliversNothing: Comment = """
    Rule: After `stop()`, the result is no longer needed. Deliver nothing, neither a page nor an error.
    docs/5-repo-search.md, 5.7
    """
  static let deliverRightAfterTheCheck: Comment = """
    Rule: Deliver a result right after the check. At every further `await`, a new search or `stop()` may arrive, and then the result is stale.
    docs/5-repo-search.md, 5.7
    """
  static let staleChangesNothing: Comment = """
    Rule: A stale response changes nothing. The newer search has its own request, which may still be in flight.
    docs/5-repo-search.md, 5.7
    """
  static let requestRetainsNothing: Comment = """
    Rule: A request in flight retains neither the interactor nor its presenter. The screen may close before the response arrives.
    docs/5-repo-search.md, 5.7
    """
  static func checkCrashed(on deed: String?) -> Comment {
    """
    Rule: A check that crashes can't find a bug. Compare the whole list of received results, because it may be empty.
    Crashed on: an interactor that \(deed ?? "").
    docs/5-repo-search.md, 5.8
    """
  }
  static func checkRejected(_ deeds: [String]) -> Comment {
    """
    Rule: A test of a race condition accepts every interactor that delivers the result of the last search, exactly once, and no other.
    \(deeds.map { "Rejected: an interactor that \($0)." }.joined(separator: "\n"))
    docs/5-repo-search.md, 5.8
    """
  }
  static func checkRemembers(_ deeds: [String]) -> Comment {
    """
    Rule: A test finds the same in any order. Your check remembers something from one run to the next.
    Judged differently in another order: an interactor that \(deeds.first ?? "").
    docs/5-repo-search.md, 5.8
    """
  }
  /// It names one of them, because a list of all is an answer to copy.
  static func checkLetThrough(_ deeds: [String], of count: Int) -> Comment {
    """
    Rule: A test of a race condition controls the order of the responses. Choose schedules in which broken interactors go wrong.
    Let through: \(deeds.count) of \(count). \(deeds.count == 1 ? "It" : "The first") is an interactor that \(deeds.first ?? "").
    docs/5-repo-search.md, 5.8
    """
  }
}
