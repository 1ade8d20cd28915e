import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

/// What is on the screen, and the calls that the other roles have received.
struct RepoListRecording: Equatable {
  /// The state on the screen; nil until the view shows one.
  var state: RepoListState?
  /// Whether a pause has begun since the presenter was made.
  var hasPaused = false

  // Calls of the presenter
  /// The queries that it had the interactor search for.
  var searches: [String] = []
  /// Those that came from a task that was not cancelled.
  var uncancelledSearches: [String] = []
  /// How many searches there were when another text arrived.
  var searchesBeforeText = 0
  /// How often it requested another page from the interactor.
  var fetches = 0
  var wasToldToStop = false
  var opened: [Repo] = []

  // Calls of the interactor
  /// What it requested from the service: the first page for a query, or the page at an address.
  var requests: [String] = []
  /// What it delivered to the presenter.
  var delivered: [Delivery] = []
  /// How much was delivered when another message arrived.
  var deliveredBeforeMessage = 0

  // What a step needs to know
  /// The last request that should have been sent.
  var searched: String?
  /// The request whose response is needed.
  var needed: String?
  /// The limit that the server has told last.
  var limit: Date?

  /// The same screen, before any call.
  var screen: RepoListRecording { RepoListRecording(state: state, hasPaused: hasPaused) }
}

/// What an interactor delivers to its presenter.
enum Delivery: Equatable {
  case found(SearchResult)
  case failed(SearchError, having: SearchResult)
}

extension RepoListRecording: CustomTestStringConvertible {
  /// Describes what differs from an empty recording.
  var testDescription: String {
    Words.joined([
      state.map { "the screen shows \($0)" },
      Words.list(searches.map(\.debugDescription), "called search for"),
      Words.times(fetches, "called fetchMore"),
      wasToldToStop ? "called stop" : nil,
      Words.list(opened, "opened"),
      Words.list(requests.map(\.debugDescription), "requested"),
      Words.list(delivered, "delivered"),
    ])
  }
}

extension Delivery: CustomStringConvertible {
  var description: String {
    switch self {
    case .found(let result): "\(result)"
    case .failed(let error, let result): "the error \(error), with \(result)"
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
    "\(repos.map(\.name)) of \(total) (\(hasMore ? "has more" : "last page"))"
  }
}
