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
    case responseThenMore, responseThenSearch, limitThenSearch, responseThenMessage
    case stale, stopped
    case searchWhenLimited, moreWhenLimited, moreWhenLimitedAgain
    case searchAfterLimit, searchAfterError, time
    /// What the provided code does.
    case given
  }

  var recording = RepoListRecording()
  private(set) var now = Outcome.time
  private var found = SearchResult()
  private var next: URL?
  private var limit: Date?
  private var lastError: SearchError?
  /// The request whose response is needed, and whether it is that of a further page.
  private var current: String?
  private var isPage = false
  private var isStopped = true
  private var staleCount = 0
  /// Whether a stale response has arrived since the last request.
  private var isStaleLast = false
  private var hasPrevented = false
  private var messageCount = 0

  mutating func beginTurn() {
    recording = RepoListRecording()
    (recording.limit, recording.needed) = (limit, current)
    messageCount = 0
  }

  private var isInFlight: Bool { current != nil }
  private var isLastLimit: Bool {
    if case .limited? = lastError { true } else { false }
  }

  private var isLimited: Bool { limit.map { now < $0 } ?? false }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .search: kindOfSearch
    case .fetchMore(let times): kind(ofTaps: times)
    case .stop: messageCount > 0 ? .stopped : .stop
    case .response(.failure(.limited(let until)), let reaction) where until > now:
      reaction == .search ? .limitThenSearch : .limit
    case .response(_, .more): .responseThenMore
    case .response(_, .search): .responseThenSearch
    case .response(.success(let page), .none): kind(of: page)
    case .response(.failure, .none): .error
    case .staleResponse: isStopped ? .stopped : .stale
    case .responseBefore: .responseThenMessage
    case .limitResets, .secondsPass: .time
    }
  }

  private var kindOfSearch: Kind {
    if isLimited { return .searchWhenLimited }
    if messageCount > 0 { return .searchAtOnce }
    if isInFlight { return .searchDuringPage }
    switch lastError {
    case nil: return .search
    case .limited: return .searchAfterLimit
    default: return .searchAfterError
    }
  }

  private func kind(ofTaps times: Int) -> Kind {
    if isInFlight { return isStaleLast ? .tooMuchAfterStale : .tooMuch }
    if isLimited { return hasPrevented ? .moreWhenLimitedAgain : .moreWhenLimited }
    if hasPrevented { return .moreAfterPrevented }
    if times > 1 { return .more }
    if isStaleLast { return .moreAfterStale }
    return lastError == nil ? .more : .moreAfterError
  }

  private func kind(of page: SearchPage) -> Kind {
    let (ids, names) = (Set(found.repos.map(\.id)), Set(found.repos.map(\.name)))
    let known = page.repos.filter { ids.contains($0.id) }
    let isChanged =
      known.contains { !found.repos.contains($0) }
      || page.repos.contains { names.contains($0.name) && !ids.contains($0.id) }
    return isChanged ? .changedPage : known.isEmpty ? .page : .overlappingPage
  }

  /// A limit begins when it is told, so its time is counted from now.
  func resolve(_ message: Message) -> Message {
    guard case .response(.failure(.limited(let until)), let reaction) = message,
      until > Outcome.time
    else { return message }
    let limit = SearchError.limited(until: now + until.timeIntervalSince(Outcome.time))
    return .response(.failure(limit), reaction)
  }

  func accepts(_ message: Message) -> Bool {
    switch message {
    case .search, .secondsPass: true
    case .stop: !isStopped
    case .fetchMore: !isStopped && (isInFlight ? isPage : next != nil)
    case .response(let outcome, let reaction):
      isInFlight && accepts(reaction, after: outcome)
    case .responseBefore(_, let outcome, _): isInFlight && !isFuture(outcome)
    case .staleResponse(_, let outcome): staleCount > 0 && !isFuture(outcome)
    case .limitResets: isLimited
    }
  }

  private func accepts(_ reaction: Reaction, after outcome: Outcome) -> Bool {
    switch (reaction, outcome) {
    case (.more, .success(let page)): page.next != nil
    case (.more, .failure): next != nil && !isFuture(outcome)
    default: true
    }
  }

  private func isFuture(_ outcome: Outcome) -> Bool {
    if case .failure(.limited(let until)) = outcome { until > now } else { false }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    switch (first, second) {
    case (.search(let one), .search(let other)): one != other && !isLastLimit
    case (.search, .stop), (.stop, .search), (.fetchMore, .search), (.fetchMore, .stop):
      !isLastLimit
    case (.response(let outcome, .none), .search), (.response(let outcome, .none), .stop):
      if case .failure(.limited) = outcome { false } else { true }
    case (.response(_, .none), .staleResponse), (.staleResponse, .response): true
    case (.staleResponse, .search), (.staleResponse, .stop): !isLastLimit
    default: false
    }
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
