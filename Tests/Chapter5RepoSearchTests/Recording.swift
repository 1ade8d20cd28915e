import TestSupport
import Testing

@testable import Chapter5RepoSearch

/// What is on the screen now, and all that the collaborators heard since the step began.
///
/// A test sets it to begin a step, and compares it at the end of one. So it sees what was done, and
/// that nothing else was.
struct Recording: Equatable {
  /// On the screen; nil until the view was told to show a state.
  var state: RepoListState?

  // What the collaborators of the presenter heard
  var searches: [String] = []
  var fetches = 0
  /// The interactor heard that nobody waits for an answer any more.
  var isStopped = false
  var opened: [Repo] = []

  // What the collaborators of the interactor heard
  /// What the service was asked: a question, or the address of a page.
  var questions: [String] = []
  var told: [Told] = []
}

/// What a presenter is told by its interactor.
enum Told: Equatable {
  case found(SearchResult)
  case failed(SearchError, having: SearchResult)
}

extension Recording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined([
      state.map { "shows \($0)" },
      Words.list(searches.map(\.debugDescription), "had the interactor search"),
      Words.times(fetches, "had the interactor fetch more"),
      isStopped ? "told the interactor to stop" : nil,
      Words.list(opened, "had the router show"),
      Words.list(questions.map(\.debugDescription), "asked the service for"),
      Words.list(told, "told the presenter that it"),
    ])
  }
}

extension Told: CustomStringConvertible {
  var description: String {
    switch self {
    case .found(let result): "found \(result)"
    case .failed(let error, let result): "failed with \(error), having \(result)"
    }
  }
}

extension RepoListState: CustomStringConvertible {
  public var description: String {
    switch self {
    case .idle: ".idle"
    case .searching: ".searching"
    case .found(let rows, let summary, let more):
      "a list of \(rows.count), \(summary.debugDescription), more: \(more)"
    case .failed(let reason): ".failed(\(reason.debugDescription))"
    }
  }
}

extension RepoListState.More: CustomStringConvertible {
  public var description: String {
    switch self {
    case .none: ".none"
    case .offered: ".offered"
    case .loading: ".loading"
    case .failed(let reason): ".failed(\(reason.debugDescription))"
    }
  }
}

extension SearchResult: CustomStringConvertible {
  public var description: String {
    "\(repos.map(\.name)) of \(total), \(hasMore ? "and more" : "no more")"
  }
}
