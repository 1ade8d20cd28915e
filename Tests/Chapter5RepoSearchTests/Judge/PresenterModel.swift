import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// What the presenter has to do.
struct PresenterModel: RoleModel {
  enum Message {
    case viewDidLoad
    case didChangeText(String)
    /// The user types another text, and at once the present one again.
    case retype(String)
    /// The typing pauses, so every pause ends.
    case pauseEnds
    /// The pauses of earlier texts end, which were cancelled.
    case earlierPausesEnd
    /// The typing pauses, and a few turns later, another text arrives.
    case pauseEndsBefore(String, turns: Int)
    case didSelectMore
    case didSelectRetry
    case didFind(SearchResult)
    /// An error of a search, which has found nothing, or of a further page.
    case didFail(SearchError, having: SearchResult)
  }
  enum Kind {
    case text, letter, clear
    /// While a request is in flight.
    case textInFlight, clearInFlight
    /// Just as the pause ends, or a few turns later.
    case textAsPauseEnds, clearAsPauseEnds, textAfterPause
    case pause, earlierPause, pauseOfEmpty
    case found, failed, failedPage
    /// What the provided code does.
    case given
  }

  var recording = RepoListRecording()
  private var query = ""
  private var isPausing = false
  /// Whether a pause has ended in this turn.
  private var hasPauseEnded = false
  private var isInFlight = false
  /// Whether the interactor has no reason to ignore a result.
  private var isAwaited = true
  private var found = SearchResult()

  mutating func beginTurn() {
    recording = recording.screen
    hasPauseEnded = false
  }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .didChangeText(let text): text.query == query ? .given : kind(ofTyping: text.query)
    case .retype: kind(ofTyping: query)
    case .pauseEnds: query.isEmpty ? .pauseOfEmpty : isPausing ? .pause : .earlierPause
    case .earlierPausesEnd: query.isEmpty ? .pauseOfEmpty : .earlierPause
    case .pauseEndsBefore: .textAfterPause
    case .didFind: .found
    case .didFail(_, let found): found.repos.isEmpty ? .failed : .failedPage
    case .viewDidLoad, .didSelectMore, .didSelectRetry: .given
    }
  }

  private func kind(ofTyping text: String) -> Kind {
    if hasPauseEnded { return text.isEmpty ? .clearAsPauseEnds : .textAsPauseEnds }
    if isInFlight { return text.isEmpty ? .clearInFlight : .textInFlight }
    return text.isEmpty ? .clear : text.count == 1 ? .letter : .text
  }

  func resolve(_ message: Message) -> Message {
    guard case .didFail(let error, let page) = message, !page.repos.isEmpty else { return message }
    return .didFail(error, having: found)
  }

  func accepts(_ message: Message) -> Bool {
    switch message {
    case .retype(let text): !query.isEmpty && text.query != query
    case .pauseEndsBefore(let text, _): isPausing && text.query != query
    case .didFind: isAwaited
    case .didFail(_, let found): isAwaited && (found.repos.isEmpty || found.hasMore)
    case .didSelectMore:
      if case .found(_, _, let more) = recording.state { more == .offered } else { false }
    case .didSelectRetry:
      if case .failed = recording.state { true } else { false }
    case .viewDidLoad: recording.state == nil
    case .didChangeText, .pauseEnds, .earlierPausesEnd: true
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (.pauseEnds, .didChangeText), (.pauseEnds, .retype): true
    case (.didChangeText, .didChangeText), (.didChangeText, .retype): true
    case (.retype, .didChangeText): true
    default: false
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .viewDidLoad: recording.state = .idle
    case .didChangeText(let text): type(text.query)
    case .retype(let text):
      let present = query
      type(text.query)
      type(present)
    case .pauseEnds:
      guard isPausing else { return }
      search()
      hasPauseEnded = true
    case .earlierPausesEnd: break
    case .pauseEndsBefore(let text, _): type(text.query)
    case .didSelectMore:
      recording.fetches += 1
      (recording.state, isInFlight) = (rows(.loading), true)
    case .didSelectRetry:
      recording.state = .searching
      search()
    case .didFind(let found):
      (self.found, isInFlight) = (found, false)
      recording.state = rows(found.hasMore ? .offered : .none)
    case .didFail(let error, let found):
      (self.found, isInFlight) = (found, false)
      recording.state =
        found.repos.isEmpty ? .failed(reason: error.reason) : rows(.failed(reason: error.reason))
    }
  }

  private mutating func type(_ text: String) {
    guard text != query else { return }
    if isInFlight { recording.wasToldToStop = true }
    // A search that would have begun in this turn has no reason any more.
    (recording.searches, recording.uncancelledSearches) = ([], [])
    (query, isPausing, isInFlight, isAwaited) = (text, !text.isEmpty, false, false)
    recording.state = text.isEmpty ? .idle : .searching
    if isPausing { recording.hasPaused = true }
  }

  private mutating func search() {
    (recording.searches, recording.uncancelledSearches) = ([query], [query])
    (isPausing, isInFlight, isAwaited, found) = (false, true, true, SearchResult())
  }

  private func rows(_ more: RepoListState.More) -> RepoListState {
    let summary: String =
      switch found.total {
      case 0: "Nothing was found."
      case 1: "1 repository"
      default: "\(found.repos.count) of \(found.total) repositories"
      }
    return .found(found.repos.map(RepoRow.init), summary: summary, more: more)
  }

  /// What other exercises are about is taken as it is.
  mutating func adopt(_ found: RepoListRecording, after kind: Kind) {
    recording.state = found.state
    recording.hasPaused = found.hasPaused
  }
}

extension String {
  /// The text without the spaces around it.
  fileprivate var query: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
