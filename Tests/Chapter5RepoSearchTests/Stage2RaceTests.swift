import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhileTyping {
  /// Outcomes of a request, and what the interactor delivers of each.
  static let outcomes: [(outcome: Outcome, delivery: Delivery)] = [
    (
      .success(SearchPage(repos: [.maps, .notes], total: 2, next: nil)),
      .found(SearchResult(repos: [.maps, .notes], total: 2))
    ),
    (.failure(.busy), .failed(.busy, having: SearchResult())),
    (
      .success(SearchPage(repos: [.ferry], total: 1, next: nil)),
      .found(SearchResult(repos: [.ferry], total: 1))
    ),
    (.failure(.refused("Too long.")), .failed(.refused("Too long."), having: SearchResult())),
    (.success(SearchPage(repos: [], total: 0, next: nil)), .found(SearchResult())),
    (.failure(.offline), .failed(.offline, having: SearchResult())),
    (.failure(.unreadable), .failed(.unreadable, having: SearchResult())),
    (.failure(.limited(until: past)), .failed(.limited(until: past), having: SearchResult())),
  ]

  /// The reset of a limit that delays nothing.
  static let past = Outcome.time - 60

  /// Every order in which the responses of three requests can arrive.
  static let schedules = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]

  @Test func `5.7 Only the last search counts, whichever response arrives first`() async throws {
    for queries in [["v", "vip", "viper"], ["vip", "vi", "vip"]] {
      for (round, schedule) in (0..<4).flatMap({ round in Self.schedules.map { (round, $0) } }) {
        let search = InteractorHarness()
        for query in queries {
          search.interactor.search(for: query)
          // The searches begin together, or one after the other.
          if round.isMultiple(of: 2) { await settle() }
        }
        _ = await eventually { search.recorded.requests.count == queries.count }
        // If they begin together, only the last one needs a request.
        let isLastOnly = !round.isMultiple(of: 2) && search.recorded.requests == [queries[2]]
        let requests = isLastOnly ? [queries[2]] : queries
        try require(search.recorded, equals: Recording(requests: requests), Rule.lastSearchCounts)

        for (place, number) in zip(0..., isLastOnly ? [1] : schedule) {
          let (outcome, delivery) = Self.outcomes[
            (round * 3 + place * (round + 1)) % Self.outcomes.count]
          if number == requests.count {
            await search.step { search.service.answer(number, with: outcome) }
            try require(
              search.recorded, equals: Recording(delivered: [delivery]), Rule.lastSearchCounts)
          } else {
            await search.quietStep { search.service.answer(number, with: outcome) }
            try require(search.recorded, equals: Recording(), Rule.staleIsIgnored)
          }
        }
      }
    }
  }

  @Test func `5.7 The response of a stopped search is ignored`() async throws {
    for (outcome, delivery) in Self.outcomes {
      await search.step { search.interactor.search(for: "viper") }
      await search.quietStep { search.interactor.stop() }
      let old = search.service.requestCount
      await search.quietStep { search.service.answer(with: outcome) }
      try require(search.recorded, equals: Recording(), Rule.stoppedDeliversNothing)

      // The same text is a new search.
      await search.step { search.interactor.search(for: "viper") }
      await search.quietStep { search.interactor.stop() }
      await search.step { search.interactor.search(for: "viper") }
      await search.quietStep { search.service.answer(old + 1, with: outcome) }
      try require(search.recorded, equals: Recording(), Rule.staleIsIgnored)
      await search.step { search.service.answer(with: outcome) }
      expect(search.recorded, equals: Recording(delivered: [delivery]), Rule.lastSearchCounts)
    }
  }
}
