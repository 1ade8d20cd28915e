import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

/// Searches, taps and responses in chance order, and a model of what the interactor should do.
final class InteractorWalk {
  /// What is tested: one exercise each, so that a mistake in an earlier one fails no other.
  enum Part { case staleResponses, fastTaps, overlaps, limits }

  /// What differs from the model after a step.
  enum Fault {
    case tooManyRequests, requests, afterStop, stale, delivery
  }

  let part: Part
  let search = InteractorHarness()
  var chance: ChanceOrder
  /// The last steps, for the learner.
  var steps: [String] = []

  // The model
  var found = SearchResult()
  var limit: Date?
  /// Whether a stale response has arrived since the last request.
  var isStaleLast = false
  /// The same before the last step, which may have sent a request.
  var wasStaleLast = false
  /// Whether the last request is a search, and not a further page.
  var isSearch = true
  var lastError: SearchError?
  /// What the last step was.
  var step = Step.search
  var next: URL?
  var isStopped = true
  /// The request in flight, and those whose responses are no longer needed.
  var current: Int?
  var stale: [Int] = []
  private var pages = 0

  enum Step { case search, more, stop, stale, page, error, clock }

  init(_ part: Part, seed: Int) {
    self.part = part
    chance = ChanceOrder(seed: seed)
  }

  /// Takes steps in chance order, and compares what happens with the model.
  ///
  /// - Parameter rule: The rule to print for a fault.
  func take(_ count: Int, rule: (Fault, InteractorWalk) -> Comment) async throws {
    for _ in 0..<count {
      search.recorded = Recording()
      wasStaleLast = isStaleLast
      var expected = await anyStep()
      let fault = fault(expected)
      let lines = rule(fault ?? .delivery, self)
      var recorded = search.recorded
      if part != .overlaps { (recorded, expected) = (recorded.shortened, expected.shortened) }
      try require(
        recorded, equals: expected,
        lines.adding("The last steps: \(steps.suffix(6).joined(separator: ", then ")).")
      )
    }
    search.service.answerAll()
  }

  /// Takes a step that is possible now, and some that should change nothing.
  private func anyStep() async -> Recording {
    switch (chance.number(below: 12), isInFlight: current != nil) {
    case (0, _): return await begin(chance.one(of: ["vip", "viper", "vip", chance.word()]))
    case (1, _): await stop()
    case (2, _) where hasStale, (3, _) where hasStale: await respondLate()
    case (4, true) where hasStale: return await respondTooLate()
    case (4, false) where part == .limits: await tick()
    case (5...7, true) where part == .fastTaps: return await more()
    case (_, true): return await respond()
    case (_, false):
      let isMore = next != nil && !isStopped || part == .limits && chance.number(below: 2) == 0
      return isMore ? await more() : await begin(chance.one(of: ["vip", "kites"]))
    }
    return Recording()
  }

  /// Whether stale responses arrive: where neither they nor fast taps are tested, a mistake with them changes nothing.
  var hasStale: Bool { part == .staleResponses || part == .fastTaps }

  private func fault(_ expected: Recording) -> Fault? {
    if search.recorded.requests != expected.requests {
      let isTooMany = search.recorded.requests.count > expected.requests.count
      return isTooMany ? .tooManyRequests : .requests
    }
    guard search.recorded.delivered.count > expected.delivered.count else { return nil }
    return isStopped ? .afterStop : .stale
  }

  /// Whether a delivered list has a repository twice.
  var hasDuplicates: Bool {
    search.recorded.delivered.contains { delivery in
      let found: SearchResult =
        switch delivery {
        case .found(let found), .failed(_, let found): found
        }
      return Set(found.repos.map(\.id)).count < found.repos.count
    }
  }

  /// Whether the limit prevents a request now.
  var isLimited: Bool { limit.map { search.clock.time < $0 } ?? false }

  /// What happens when the interactor should send a request, which becomes the current one.
  func request(_ address: String) -> Recording {
    isSearch = !address.hasPrefix("https")
    if let limit, isLimited {
      return Recording(delivered: [.failed(.limited(until: limit), having: found)])
    }
    (current, isStaleLast) = (search.service.requestCount + 1, false)
    return Recording(requests: [address])
  }

  func retire() {
    if let current { stale.append(current) }
    current = nil
  }

  func outcome(isStale: Bool) -> Outcome {
    let past = SearchError.limited(until: Chapter5.WhileTyping.past)
    let errors: [SearchError] = [.busy, .offline, .unreadable, .refused("No."), past]
    guard chance.number(below: 4) > 0 else {
      guard part == .limits, !isStale, chance.number(below: 3) > 0 else {
        return .failure(chance.one(of: errors))
      }
      return .failure(.limited(until: search.clock.time + Double(chance.number(below: 60))))
    }
    pages += 1
    let isOverlapping = part == .overlaps && !isStale
    let start = isOverlapping ? chance.number(below: 12) : pages * 3
    let count = isOverlapping ? chance.number(below: 5) : 1 + chance.number(below: 3)
    let repos = Array(Repo.crowd.dropFirst(start).prefix(count))
    let isLast = chance.number(below: 6) == 0
    return .success(
      SearchPage(
        repos: repos, total: 900 + pages,
        next: isLast ? nil : URL(string: "https://a.example/page/\(pages)")))
  }
}
