import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.More {
  @Test func `5.11 No search is sent before the limit resets`() async throws {
    var chance = ChanceOrder(seed: 5)
    let byChance = Double(2 + chance.number(below: 1_000_000)) / 8
    for (round, seconds) in zip(1..., [20, 1.0, 7_200.25, byChance]) {
      let until = search.clock.time + seconds
      await search.step { search.interactor.search(for: "vip") }
      try require(search.recorded, equals: Recording(requests: ["vip"]), Rule.limitEnds)
      await search.step { search.service.answer(with: .failure(.limited(until: until))) }
      let delivered = Recording(delivered: [.failed(.limited(until: until), having: SearchResult())]
      )
      try require(search.recorded, equals: delivered, Rule.reportTheLimit)

      for (query, time) in [
        ("viper", until - seconds), ("vip", until - 0.5), ("v", until - 0.1),
      ] {
        search.clock.time = time
        var deliveredAtOnce = Recording()
        await search.step {
          search.interactor.search(for: query)
          deliveredAtOnce = search.recorded
        }
        try require(search.recorded.requests, equals: [], Rule.untilReset)
        try require(deliveredAtOnce, equals: delivered, Rule.reportTheLimit)
        try require(search.recorded, equals: delivered, Rule.reportTheLimit)
        if query == "vip" { await search.quietStep { search.interactor.stop() } }
      }

      await search.quietStep { search.clock.time = until + (round == 1 ? 0 : 1) }
      try require(search.recorded, equals: Recording(), Rule.onlyTheUserSends)
      await search.step { search.interactor.search(for: "viper") }
      let isAlone = search.recorded.requests.count < 2
      try require(
        search.recorded, equals: Recording(requests: ["viper"]),
        isAlone ? Rule.limitEnds : Rule.onlyTheUserSends)
      await search.step { search.service.answer(with: .success(.first)) }
      let found = SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)
      try require(search.recorded, equals: Recording(delivered: [.found(found)]), Rule.limitEnds)
    }
  }

  @Test func `5.11 No page is requested before the limit resets`() async throws {
    await search.find(.first, for: "viper")
    let found = SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)
    for _ in 1...2 {
      let until = search.clock.time + 30
      await search.step { search.interactor.fetchMore() }
      try require(search.recorded, equals: Recording(requests: [Self.second]), Rule.limitEnds)
      await search.step { search.service.answer(with: .failure(.limited(until: until))) }
      let delivered = Recording(delivered: [.failed(.limited(until: until), having: found)])
      try require(search.recorded, equals: delivered, Rule.reportTheLimit)
      for seconds in [0, 15, 29.5] {
        search.clock.time = until - 30 + seconds
        await search.step { search.interactor.fetchMore() }
        try require(search.recorded.requests, equals: [], Rule.untilReset)
        let isIgnored = search.recorded == Recording() && seconds > 0
        try require(
          search.recorded, equals: delivered,
          isIgnored ? Rule.preventedIsNotInFlight : Rule.reportTheLimit)
      }
      await search.quietStep { search.clock.time = until }
      try require(search.recorded, equals: Recording(), Rule.onlyTheUserSends)
    }
    await search.step { search.interactor.fetchMore() }
    try require(search.recorded, equals: Recording(requests: [Self.second]), Rule.limitEnds)
    await search.step { search.service.answer(with: .success(.last)) }
    let all = SearchResult(repos: [.maps, .notes, .ferry], total: 3, hasMore: false)
    let delivered = Recording(delivered: [.found(all)])
    expect(search.recorded.shortened, equals: delivered.shortened, Rule.limitEnds)
  }

  @Test func `5.11 Only the rate limit delays requests`() async throws {
    let other = InteractorHarness()
    let past = SearchError.limited(until: search.clock.time - 1)
    for error in [SearchError.busy, .refused("Too long."), past, .offline, .unreadable] {
      await search.step { search.interactor.search(for: "vip") }
      try require(search.recorded, equals: Recording(requests: ["vip"]), Rule.onlyTheLimitDelays)
      await search.step { search.service.answer(with: .failure(error)) }
      let delivered = Recording(delivered: [.failed(error, having: SearchResult())])
      try require(search.recorded, equals: delivered, Rule.onlyTheLimitDelays)
    }

    // A presenter may search again as soon as it receives the error.
    let limit = SearchError.limited(until: search.clock.time + 60)
    await search.step { search.interactor.search(for: "vip") }
    search.output.whenDelivered = { [search] in search.interactor.search(for: "vip") }
    await search.step { search.service.answer(with: .failure(limit)) }
    try require(search.recorded.requests, equals: [], Rule.untilReset)
    let delivery = Delivery.failed(limit, having: SearchResult())
    try require(
      search.recorded, equals: Recording(delivered: [delivery, delivery]), Rule.reportTheLimit)

    await other.step { other.interactor.search(for: "vip") }
    expect(other.recorded, equals: Recording(requests: ["vip"]), Rule.onlyTheLimitDelays)
    other.service.answerAll()
  }

  @Test func `5.11 A prevented request is not sent by itself when the limit resets`() async throws {
    // The limit resets a moment later, or a minute passes while it is reported. Either way, nothing is left to wait for.
    for (seconds, isPage) in [(0.000_001, false), (60, true), (60, false), (0.000_001, true)] {
      let search = InteractorHarness()
      if isPage { await search.find(.first, for: "viper") }
      let request = {
        if isPage { search.interactor.fetchMore() } else { search.interactor.search(for: "vip") }
      }
      let until = search.clock.time + seconds
      await search.step(request)
      await search.step { search.service.answer(with: .failure(.limited(until: until))) }
      await hop()
      try require(search.recorded.requests, equals: [], Rule.onlyTheUserSends)
      try require(search.recorded.delivered.count, equals: 1, Rule.reportTheLimit)

      search.output.whenDelivered = { [search] in search.clock.time = until }
      var requestsAtOnce: [String] = []
      await search.step {
        request()
        requestsAtOnce = search.recorded.requests
      }
      try require(requestsAtOnce, equals: [], Rule.untilReset)
      await hop()
      try require(search.recorded.requests, equals: [], Rule.onlyTheUserSends)
      try require(search.recorded.delivered.count, equals: 1, Rule.reportTheLimit)
    }
  }

  @Test func `5.11 However often the limit is exceeded, requests wait for its reset`() async throws
  {
    for seed in 1...8 {
      try await InteractorWalk(.limits, seed: seed).take(60) { fault, walk in
        switch fault {
        case .tooManyRequests: walk.isLimited ? Rule.untilReset : Rule.onlyTheUserSends
        case .requests:
          if case .limited? = walk.lastError { Rule.limitEnds } else { Rule.onlyTheLimitDelays }
        case .afterStop, .stale, .delivery: Rule.reportTheLimit
        }
      }
    }
  }

  /// Lets a task come back that waits on another thread for no time at all.
  private func hop() async {
    for _ in 0..<100 { await Task.detached {}.value }
  }
}
