import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// What the interactor has to do.
struct InteractorModel: RoleModel {
  enum Message {
    case search(for: String)
    /// One tap, or several ones before anything else can run.
    case fetchMore(times: Int)
    case stop
    /// The response to the request that is needed, and what the presenter does as soon as it has the result.
    case response(Outcome, Reaction)
    /// The response to one of the requests that are not needed any more.
    case staleResponse(Int, Outcome)
    /// The needed response, and a few turns after it, a search or `stop()`.
    case responseBefore(search: String?, Outcome, turns: Int)
    /// The limit resets, and time goes on.
    case limitResets(after: TimeInterval)
    case secondsPass(TimeInterval)
  }
  enum Reaction { case none, more, search }
  enum Kind {
    case search, searchAtOnce, searchDuringPage, stop
    case more, tooMuch, tooMuchAfterStale, moreAfterStale, moreAfterError, moreAfterPrevented
    case page, overlappingPage, changedPage, error, limit
    case responseThenMore, errorThenMore, responseThenSearch, limitThenSearch, responseThenMessage
    case stale, stopped
    case searchWhenLimited, moreWhenLimited, moreWhenLimitedAgain
    case searchAfterLimit, searchAfterError, time
    /// What the provided code does.
    case given
  }

  var recording = RepoListRecording()
  private(set) var now = Outcome.time
  private(set) var found = SearchResult()
  private(set) var next: URL?
  private(set) var limit: Date?
  private(set) var lastError: SearchError?
  /// The request whose response is needed, and whether it is that of a further page.
  private(set) var current: String?
  private(set) var isPage = false
  private(set) var isStopped = true
  private(set) var staleCount = 0
  /// Whether a stale response has arrived since the last request.
  private(set) var isStaleLast = false
  private(set) var hasPrevented = false
  private(set) var messageCount = 0

  mutating func beginTurn() {
    recording = RepoListRecording()
    (recording.limit, recording.needed) = (limit, current)
    messageCount = 0
  }

  var isInFlight: Bool { current != nil }
  var isLimited: Bool { limit.map { now < $0 } ?? false }

  /// A limit begins when it is told, so its time is counted from now.
  func resolve(_ message: Message) -> Message {
    guard case .response(.failure(.limited(let until)), let reaction) = message,
      until > Outcome.time
    else { return message }
    let limit = SearchError.limited(until: now + until.timeIntervalSince(Outcome.time))
    return .response(.failure(limit), reaction)
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .search(let query): search(for: query)
    case .fetchMore:
      if !isInFlight, let next { request(next.absoluteString, isPage: true) }
    case .stop: retire(isStopped: true)
    case .response(let outcome, let reaction):
      deliver(outcome)
      react(reaction)
    case .staleResponse:
      staleCount -= 1
      isStaleLast = true
    case .responseBefore(let query, let outcome, _):
      deliver(outcome)
      recording.delivered = []
      if let query { search(for: query) } else { retire(isStopped: true) }
    case .limitResets(let seconds): now = (limit ?? now) + seconds
    case .secondsPass(let seconds): now += seconds
    }
    messageCount += 1
  }

  private mutating func search(for query: String) {
    // A result that was under way in this turn is stale now.
    retire(isStopped: false)
    found = SearchResult()
    request(query, isPage: false)
  }

  private mutating func react(_ reaction: Reaction) {
    switch reaction {
    case .none: break
    case .more: if let next { request(next.absoluteString, isPage: true) }
    case .search:
      let delivered = recording.delivered
      search(for: InteractorAndDoubles.nextQuery)
      recording.delivered = delivered + recording.delivered
    }
  }

  /// The response that was needed is not needed any more.
  private mutating func retire(isStopped: Bool) {
    if isInFlight { staleCount += 1 }
    recording.delivered = []
    (current, next, hasPrevented) = (nil, nil, false)
    self.isStopped = isStopped
  }

  private mutating func request(_ address: String, isPage: Bool) {
    if isLimited, let limit {
      recording.delivered.append(.failed(.limited(until: limit), having: found))
      if isPage { hasPrevented = true }
      return
    }
    recording.requests.append(address)
    recording.searched = address
    (current, self.isPage, isStaleLast, hasPrevented) = (address, isPage, false, false)
  }

  private mutating func deliver(_ outcome: Outcome) {
    current = nil
    switch outcome {
    case .success(let page):
      let known = Set(found.repos.map(\.id))
      found.repos += page.repos.filter { !known.contains($0.id) }
      (found.total, found.hasMore, next) = (page.total, page.next != nil, page.next)
      lastError = nil
      recording.delivered.append(.found(found))
    case .failure(let error):
      if case .limited(let until) = error { (limit, recording.limit) = (until, until) }
      lastError = error
      recording.delivered.append(.failed(error, having: found))
    }
  }

  /// A repository that has changed may be shown in its old or in its new state.
  mutating func adopt(_ found: RepoListRecording, after kind: Kind) {
    guard let delivered = found.delivered.last, !isStopped else { return }
    let repos = delivered.result.repos
    if repos.map(\.id) == self.found.repos.map(\.id) { self.found.repos = repos }
  }
}
