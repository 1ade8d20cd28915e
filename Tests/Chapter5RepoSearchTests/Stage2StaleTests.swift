import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhileTyping {
  @Test func `5.7 The next page of an older search is ignored`() async throws {
    let reversed = Self.outcomes.reversed().map(\.outcome)
    for ((outcome, delivery), stale) in zip(Self.outcomes, [.success(.last)] + reversed) {
      await search.find(.first, for: "vip")
      await search.step { search.interactor.fetchMore() }
      let old = search.service.requestCount
      await search.step { search.interactor.search(for: "viper") }
      await search.quietStep { search.service.answer(old, with: stale) }
      try require(search.recorded, equals: Recording(), Rule.staleIsIgnored)
      await search.step { search.service.answer(with: outcome) }
      expect(search.recorded, equals: Recording(delivered: [delivery]), Rule.lastSearchCounts)
    }
  }

  @Test func `5.7 Of three hundred searches, only the last one counts`() async throws {
    let count = 300
    for number in 1...count { search.interactor.search(for: "viper \(number)") }
    _ = await eventually { search.recorded.requests.last == "viper \(count)" }
    let last = search.service.requestCount
    await search.quietStep {
      for number in (1...last).dropLast() { search.service.answer(number, with: .success(.first)) }
    }
    try require(search.recorded.delivered, equals: [], Rule.staleIsIgnored)
    await search.step { search.service.answer(last, with: .failure(.busy)) }
    let delivery = Delivery.failed(.busy, having: SearchResult())
    expect(search.recorded, equals: Recording(delivered: [delivery]), Rule.lastSearchCounts)
  }

  @Test func `5.7 Two messages in one turn leave one search, or none`() async throws {
    for (isFound, first, second) in [false, true].flatMap({ isFound in
      Message.allCases.flatMap { first in Message.allCases.map { (isFound, first, $0) } }
    }) where (first, second) != (.more, .more) && (first, second) != (.stop, .more) {
      for isReversed in [false, true] {
        let search = InteractorHarness()
        if isFound { await search.find(.first, for: "vip") }
        let before = search.service.requestCount
        // Nothing runs between the two.
        await search.quietStep {
          for message in [first, second] { message.send(to: search.interactor) }
        }
        let last = second == .more && first != .more ? first : second
        // On a busy machine, a request may be sent later than the step ends.
        if [.search, .otherSearch].contains(last) {
          _ = await eventually { search.recorded.requests.contains(last.query) }
        }
        let texts = search.recorded.requests
        let requests = zip((before + 1)..., texts).map { $0 }
        await search.quietStep {
          for (number, text) in isReversed ? requests.reversed() : requests {
            let page = SearchPage(repos: [Repo.many[number + 4]], total: 40, next: nil)
            let isPage = text == Self.nextPage
            search.service.answer(number, with: isPage ? .failure(.busy) : .success(page))
          }
        }
        switch last {
        case .search, .otherSearch:
          // With Swift 6.2, the first of two tasks may come second.
          let place = try #require(texts.lastIndex(of: last.query), Rule.lastSearchCounts)
          let repo = Repo.many[before + place + 5]
          let delivery = Delivery.found(SearchResult(repos: [repo], total: 40))
          try require(search.recorded.delivered, equals: [delivery], Rule.lastSearchCounts)
        case .stop:
          try require(search.recorded.delivered, equals: [], Rule.stoppedDeliversNothing)
        case .more: break
        }
      }
    }
  }

  @Test func `5.7 A message right after a response makes it stale, unless it is delivered`()
    async throws
  {
    for (moment, message) in Interruption.moments.flatMap({ moment in
      Message.allCases.map { (moment, $0) }
    }) where message != .more {
      for outcome in [.success(.first), .failure(.busy)] as [Outcome] {
        let search = InteractorHarness()
        for query in ["vip", "vipers"] {
          await search.step { search.interactor.search(for: query) }
        }
        await search.quietStep { search.service.answer(1, with: outcome) }
        try require(search.recorded, equals: Recording(), Rule.staleIsIgnored)
        var delivered: [Delivery] = []
        let next = Interruption(after: moment) {
          delivered = search.recorded.delivered
          message.send(to: search.interactor)
        }
        search.service.interruption = next
        await search.quietStep { search.service.answer(with: outcome) }
        await next.end()
        try require(
          search.recorded.delivered, equals: delivered, Rule.deliverRightAfterTheCheck)
        search.service.answerAll()
      }
    }
  }

  @Test func `5.7 A stale response leaves the page of the newer search in flight`() async throws {
    for stale in [.success(.last), .failure(.busy)] as [Outcome] {
      await search.step { search.interactor.search(for: "vip") }
      let old = search.service.requestCount
      await search.find(.first, for: "viper")
      await search.step { search.interactor.fetchMore() }
      await search.quietStep { search.service.answer(old, with: stale) }
      try require(search.recorded, equals: Recording(), Rule.staleIsIgnored)
      await search.quietStep { search.interactor.fetchMore() }
      try require(search.recorded, equals: Recording(), Rule.staleChangesNothing)
      await search.step { search.service.answer(with: .success(.last)) }
    }
  }

  @Test func `5.7 However many messages arrive, only the last search counts`() async throws {
    for seed in 1...8 {
      try await InteractorWalk(.staleResponses, seed: seed).take(60) { fault, walk in
        switch fault {
        case .afterStop: Rule.stoppedDeliversNothing
        case .stale: Rule.staleIsIgnored
        case .requests where walk.isStaleLast || walk.wasStaleLast && walk.step == .more:
          Rule.staleChangesNothing
        case .tooManyRequests, .requests, .delivery: Rule.lastSearchCounts
        }
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `5.7 A request in flight retains nothing`(searchCount: Int) async throws {
    for isPage in [false, true] {
      let detector = LeakDetector()
      let (service, recorder) = try await {
        let search = InteractorHarness()
        for piece in [search.interactor, search.output] as [AnyObject] { detector.watch(piece) }
        for number in 1...searchCount {
          await search.step { search.interactor.search(for: "vip \(number)") }
        }
        for number in 1..<searchCount {
          await search.quietStep { search.service.answer(number, with: .success(.last)) }
          try require(search.recorded, equals: Recording(), Rule.staleIsIgnored)
        }
        if isPage {
          await search.step { search.service.answer(with: .success(.first)) }
          await search.step { search.interactor.fetchMore() }
        }
        return (search.service, search.recorder)
      }()
      _ = await eventually { detector.survivors == [] }
      expect(detector.survivors, equals: [], Rule.requestRetainsNothing)
      recorder.recorded = Recording()
      service.answer(with: .success(.last))
      await service.hasResumed()
      await settle()
      expect(recorder.recorded, equals: Recording(), Rule.requestRetainsNothing)
    }
  }

  /// The address of the page after the first.
  private static let nextPage = "https://a.example/2"

  /// A message of the interactor's contract.
  enum Message: CaseIterable {
    case search, otherSearch, more, stop

    var query: String { self == .search ? "vip" : "viper" }

    @MainActor func send(to interactor: RepoListInteractor) {
      switch self {
      case .search, .otherSearch: interactor.search(for: query)
      case .more: interactor.fetchMore()
      case .stop: interactor.stop()
      }
    }
  }
}
