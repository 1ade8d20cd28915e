import Foundation
import TestSupport

@testable import Chapter5RepoSearch

/// The steps that it takes. Each performs one, updates the model, and returns what should be recorded.
extension InteractorWalk {
  func begin(_ query: String) async -> Recording {
    (step, found, next, isStopped) = (.search, SearchResult(), nil, false)
    steps.append("search for \(query.debugDescription)")
    retire()
    let expected = request(query)
    await search.step { search.interactor.search(for: query) }
    return expected
  }

  func stop() async {
    (step, isStopped) = (.stop, true)
    steps.append("stop")
    retire()
    await search.quietStep { search.interactor.stop() }
  }

  func more() async -> Recording {
    guard !isStopped, part == .fastTaps || current == nil, part != .staleResponses || next != nil
    else { return Recording() }
    step = .more
    let isPrevented = isLimited
    let taps = part == .fastTaps && !isPrevented ? 1 + chance.number(below: 3) : 1
    steps.append(taps == 1 ? "more" : "more, \(taps) times at once")
    let isSent = current == nil && next != nil
    let expected = isSent ? next.map { request($0.absoluteString) } ?? Recording() : Recording()
    let tap = { [search] in for _ in 1...taps { search.interactor.fetchMore() } }
    if isSent { await search.step(tap) } else { await search.quietStep(tap) }
    return expected
  }

  /// A response of an older request arrives.
  func respondLate() async {
    guard !stale.isEmpty else { return }
    let number = stale.remove(at: chance.number(below: stale.count))
    (step, isStaleLast) = (.stale, true)
    steps.append("a stale response")
    let outcome = outcome(isStale: true)
    await search.quietStep { search.service.answer(number, with: outcome) }
  }

  /// A response arrives, and in the same turn the next search or `stop()`.
  func respondTooLate() async -> Recording {
    guard let number = current else { return Recording() }
    let outcome = outcome(isStale: true)
    current = nil
    steps.append("a response, and before it is delivered")
    search.service.answer(number, with: outcome)
    guard chance.number(below: 2) == 0 else {
      await stop()
      return Recording()
    }
    return await begin("kites")
  }

  func tick() async {
    step = .clock
    let seconds = Double(chance.number(below: 40))
    steps.append("\(Int(seconds)) seconds")
    await search.quietStep { search.clock.time += seconds }
  }

  /// The response of the last request arrives, perhaps together with a stale one.
  func respond() async -> Recording {
    guard let number = current else { return Recording() }
    current = nil
    let outcome = outcome(isStale: false)
    var expected = Recording()
    switch outcome {
    case .success(let page):
      step = .page
      let known = Set(found.repos.map(\.id))
      found.repos += page.repos.filter { !known.contains($0.id) }
      (found.total, found.hasMore, next) = (page.total, page.next != nil, page.next)
      steps.append("a page of \(page.repos.count)")
      expected.delivered = [.found(found)]
    case .failure(let error):
      (step, lastError) = (.error, error)
      if case .limited(let until) = error { limit = until }
      steps.append("the error \(error)")
      expected.delivered = [.failed(error, having: found)]
    }
    let after = reaction()
    let late = hasStale && chance.number(below: 4) == 0 ? stale.popLast() : nil
    if late != nil {
      isStaleLast = after.requests.isEmpty
      steps.append("a stale response at once")
    }
    let old = self.outcome(isStale: true)
    let isLateFirst = chance.number(below: 2) == 0
    await search.step {
      if let late, isLateFirst { search.service.answer(late, with: old) }
      search.service.answer(number, with: outcome)
      if let late, !isLateFirst { search.service.answer(late, with: old) }
    }
    expected.requests += after.requests
    expected.delivered += after.delivered
    return expected
  }

  /// A presenter may send a message as soon as it receives a result.
  private func reaction() -> Recording {
    switch chance.number(below: 12) {
    case 0:
      steps.append("at once a search for \"maps\"")
      search.output.whenDelivered = { [search] in search.interactor.search(for: "maps") }
      (found, next) = (SearchResult(), nil)
      return request("maps")
    case 1...3 where part == .fastTaps:
      steps.append("at once more")
      search.output.whenDelivered = { [search] in search.interactor.fetchMore() }
      return next.map { request($0.absoluteString) } ?? Recording()
    default: return Recording()
    }
  }
}
