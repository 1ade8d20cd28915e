import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.More {
  @Test func `5.11 A limit is waited out, and then the search goes on`() async throws {
    for (round, seconds) in zip(1..., [20, 1.0, 3_600]) {
      let until = search.clock.time + seconds
      await search.step { search.interactor.search(for: "vip") }
      try require(search.recorded, equals: Recording(questions: ["vip"]), Rule.thenGoOn)
      await search.step { search.service.answer(with: .failure(.limited(until: until))) }
      let told = Recording(told: [.failed(.limited(until: until), having: SearchResult())])
      try require(search.recorded, equals: told, Rule.sayItAgain)

      for (question, time) in [
        ("viper", until - seconds), ("vip", until - 0.5), ("v", until - 0.1),
      ] {
        search.clock.time = time
        var toldAtOnce = Recording()
        await search.step {
          search.interactor.search(for: question)
          toldAtOnce = search.recorded
        }
        try require(search.recorded.questions, equals: [], Rule.waitUntilThen)
        try require(toldAtOnce, equals: told, Rule.sayItAgain)
        try require(search.recorded, equals: told, Rule.sayItAgain)
        if question == "vip" { await search.quietStep { search.interactor.stop() } }
      }

      search.clock.time = until + (round == 1 ? 0 : 1)
      await search.find(.first, for: "viper")
      let found = SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)
      try require(search.recorded, equals: Recording(told: [.found(found)]), Rule.thenGoOn)
    }
  }

  @Test func `5.11 A page waits for the limit, too`() async throws {
    await search.find(.first, for: "viper")
    let found = SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)
    for _ in 1...2 {
      let until = search.clock.time + 30
      await search.step { search.interactor.fetchMore() }
      try require(search.recorded, equals: Recording(questions: [Self.second]), Rule.thenGoOn)
      await search.step { search.service.answer(with: .failure(.limited(until: until))) }
      let told = Recording(told: [.failed(.limited(until: until), having: found)])
      try require(search.recorded, equals: told, Rule.sayItAgain)
      for seconds in [0, 15, 29.5] {
        search.clock.time = until - 30 + seconds
        await search.step { search.interactor.fetchMore() }
        try require(search.recorded.questions, equals: [], Rule.waitUntilThen)
        try require(search.recorded, equals: told, Rule.sayItAgain)
      }
      search.clock.time = until
    }
    await search.step { search.interactor.fetchMore() }
    await search.step { search.service.answer(with: .success(.last)) }
    let all = SearchResult(repos: [.maps, .notes, .ferry], total: 3, hasMore: false)
    expect(search.recorded, equals: Recording(told: [.found(all)]), Rule.thenGoOn)
  }

  @Test func `5.11 A limit makes its search wait, and other failures do not`() async throws {
    let other = InteractorHarness()
    let past = SearchError.limited(until: search.clock.time - 1)
    for error in [SearchError.busy, .refused("Too long."), past, .offline, .unreadable] {
      await search.step { search.interactor.search(for: "vip") }
      try require(search.recorded, equals: Recording(questions: ["vip"]), Rule.onlyALimit)
      await search.step { search.service.answer(with: .failure(error)) }
      let told = Recording(told: [.failed(error, having: SearchResult())])
      try require(search.recorded, equals: told, Rule.onlyALimit)
    }

    // Whoever hears of it may ask again at once.
    let limit = SearchError.limited(until: search.clock.time + 60)
    await search.step { search.interactor.search(for: "vip") }
    search.output.whenTold = { [search] in search.interactor.search(for: "vip") }
    await search.step { search.service.answer(with: .failure(limit)) }
    try require(search.recorded.questions, equals: [], Rule.waitUntilThen)
    let told = Told.failed(limit, having: SearchResult())
    try require(search.recorded, equals: Recording(told: [told, told]), Rule.sayItAgain)

    await other.step { other.interactor.search(for: "vip") }
    expect(other.recorded, equals: Recording(questions: ["vip"]), Rule.onlyALimit)
    other.service.answerAll()
  }
}
