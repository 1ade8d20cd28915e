import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("Pagination and rate limit", .detectsLeaks(Rule.pendingTaskRetainsNothing))
  struct More {
    let search = InteractorHarness()
    /// The address of the second page.
    static let second = "https://a.example/2"

    @Test func `5.9 A page in flight is requested exactly once`() async throws {
      await search.find(.first, for: "viper")
      let outcomes: [Outcome] = [.failure(.busy), .failure(.offline), .success(.last)]
      for (taps, outcome) in zip([2, 1, 3], outcomes) {
        await search.step { for _ in 1...taps { search.interactor.fetchMore() } }
        try #require(!search.recorded.requests.isEmpty, Rule.requestEnds)
        try require(search.recorded, equals: Recording(requests: [Self.second]), Rule.oneRequest)
        for _ in 1...2 {
          await search.quietStep { search.interactor.fetchMore() }
          try require(search.recorded, equals: Recording(), Rule.oneRequest)
        }
        await search.step { search.service.answer(with: outcome) }
        try require(search.recorded.delivered.count, equals: 1, Rule.requestEnds)
      }
    }

    @Test func `5.9 The next page can be requested as soon as one arrives`() async throws {
      await search.find(.first, for: "viper")
      for number in 2...4 {
        await search.step { search.interactor.fetchMore() }
        let address = "https://a.example/\(number)"
        try require(search.recorded, equals: Recording(requests: [address]), Rule.requestEnds)
        await search.quietStep { search.interactor.fetchMore() }
        try require(search.recorded, equals: Recording(), Rule.oneRequest)
        await search.step { search.service.answer(with: .success(.page(number))) }
      }

      // A presenter may request the next page as soon as it receives a page or an error.
      let limit = SearchError.limited(until: search.clock.time - 60)
      let outcomes: [Outcome] =
        [.success(.page(2)), .success(.empty(before: 4)), .success(.page(4))]
        + [.busy, .offline, .unreadable, .refused("Gone."), limit].map { .failure($0) }
      await search.find(.first, for: "viper")
      await search.step { search.interactor.fetchMore() }
      var number = 2
      for outcome in outcomes {
        if outcome.isPage { number += 1 }
        search.output.whenDelivered = { [search] in search.interactor.fetchMore() }
        await search.step { search.service.answer(with: outcome) }
        let address = "https://a.example/\(number)"
        try require(search.recorded.requests, equals: [address], Rule.requestEnds)
        await search.quietStep { search.interactor.fetchMore() }
        try require(search.recorded, equals: Recording(), Rule.oneRequest)
      }
      search.service.answerAll()
    }

    @Test func `5.9 A new search has its own pages`() async throws {
      for isStopped in [true, false, true] {
        await search.find(.first, for: "vip")
        await search.step { for _ in 1...2 { search.interactor.fetchMore() } }
        try #require(!search.recorded.requests.isEmpty, Rule.requestEnds)
        try require(search.recorded, equals: Recording(requests: [Self.second]), Rule.oneRequest)
        await search.quietStep { search.interactor.fetchMore() }
        try require(search.recorded, equals: Recording(), Rule.oneRequest)
        let old = search.service.requestCount
        if isStopped { await search.quietStep { search.interactor.stop() } }
        await search.step { search.interactor.search(for: "viper") }
        try require(
          search.recorded, equals: Recording(requests: ["viper"]), Rule.newSearchStarts)
        await search.step { search.service.answer(with: .success(.first)) }
        await search.step { search.interactor.fetchMore() }
        try require(search.recorded, equals: Recording(requests: [Self.second]), Rule.requestEnds)
        await search.quietStep { search.interactor.fetchMore() }
        try require(search.recorded, equals: Recording(), Rule.oneRequest)

        await search.quietStep { search.service.answer(old, with: .success(.last)) }
        await search.quietStep { search.interactor.fetchMore() }
        try require(search.recorded.requests, equals: [], Rule.staleEndsNothing)
        await search.step { search.service.answer(with: .failure(.busy)) }
      }
    }

    @Test func `5.9 However often the user taps, one page is in flight`() async throws {
      for seed in 1...8 {
        try await InteractorWalk(.fastTaps, seed: seed).take(60) { fault, walk in
          switch fault {
          case .tooManyRequests: walk.isStaleLast ? Rule.staleEndsNothing : Rule.oneRequest
          case .requests: walk.isSearch ? Rule.newSearchStarts : Rule.requestEnds
          case .afterStop, .stale: Rule.staleIsIgnored
          case .delivery: Rule.lastSearchCounts
          }
        }
      }
    }
  }
}

nonisolated extension SearchPage {
  /// A page with one repository, and another page after it.
  fileprivate static func page(_ number: Int) -> SearchPage {
    SearchPage(
      repos: [Repo.many[number + 4]], total: 40,
      next: URL(string: "https://a.example/\(number + 1)"))
  }

  /// A page without repositories, and another page after it.
  fileprivate static func empty(before number: Int) -> SearchPage {
    SearchPage(repos: [], total: 40, next: URL(string: "https://a.example/\(number)"))
  }
}
