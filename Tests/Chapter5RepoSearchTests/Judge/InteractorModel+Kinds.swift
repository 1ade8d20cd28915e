import Foundation

@testable import Chapter5RepoSearch

/// What the messages are, and when they can arrive.
extension InteractorModel {
  func kind(of message: Message) -> Kind? {
    switch message {
    case .search: kindOfSearch
    case .fetchMore(let times): kind(ofTaps: times)
    case .stop: messageCount > 0 ? .stopped : .stop
    case .response(.failure(.limited(let until)), let reaction) where until > now:
      reaction == .search ? .limitThenSearch : .limit
    case .response(.success, .more): .responseThenMore
    case .response(.failure, .more): .errorThenMore
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

  private var isLastLimit: Bool {
    if case .limited? = lastError { true } else { false }
  }
}
