import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhileTyping {
  /// What comes for a question, and what the presenter is told of it.
  static let answers: [(outcome: Outcome, told: Told)] = [
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
  ]

  /// Three questions, and every order in which their answers can come.
  static let orders = [[1, 2, 3], [1, 3, 2], [2, 1, 3], [2, 3, 1], [3, 1, 2], [3, 2, 1]]

  @Test func `5.7 The answer to the last question counts, whichever comes first`() async throws {
    for questions in [["v", "vip", "viper"], ["vip", "vi", "vip"]] {
      for (round, order) in (0..<4).flatMap({ round in Self.orders.map { (round, $0) } }) {
        let search = InteractorHarness()
        for question in questions {
          search.interactor.search(for: question)
          // They are asked in one turn, or one after the other.
          if round.isMultiple(of: 2) { await settle() }
        }
        _ = await eventually { search.recorded.questions.count == questions.count }
        try require(search.recorded, equals: Recording(questions: questions), Rule.lastAnswerCounts)

        for (place, number) in zip(0..., order) {
          let (outcome, told) = Self.answers[(round * 3 + place * (round + 1)) % Self.answers.count]
          if number == questions.count {
            await search.step { search.service.answer(number, with: outcome) }
            try require(search.recorded, equals: Recording(told: [told]), Rule.lastAnswerCounts)
          } else {
            await search.quietStep { search.service.answer(number, with: outcome) }
            try require(search.recorded, equals: Recording(), Rule.lateIsDropped)
          }
        }
      }
    }
  }

  @Test func `5.7 The answer to a stopped question is dropped`() async throws {
    for (outcome, told) in Self.answers {
      await search.step { search.interactor.search(for: "viper") }
      await search.quietStep { search.interactor.stop() }
      let old = search.service.questionCount
      await search.quietStep { search.service.answer(with: outcome) }
      try require(search.recorded, equals: Recording(), Rule.stoppedHearsNothing)

      // The same words are a new question.
      await search.step { search.interactor.search(for: "viper") }
      await search.quietStep { search.interactor.stop() }
      await search.step { search.interactor.search(for: "viper") }
      await search.quietStep { search.service.answer(old + 1, with: .failure(.offline)) }
      try require(search.recorded, equals: Recording(), Rule.lateIsDropped)
      await search.step { search.service.answer(with: outcome) }
      expect(search.recorded, equals: Recording(told: [told]), Rule.lastAnswerCounts)
    }
  }

  @Test func `5.7 The next page of an older question is dropped`() async throws {
    for (outcome, told) in Self.answers {
      await search.find(.first, for: "vip")
      await search.step { search.interactor.fetchMore() }
      let old = search.service.questionCount
      await search.step { search.interactor.search(for: "viper") }
      await search.quietStep { search.service.answer(old, with: .success(.last)) }
      try require(search.recorded, equals: Recording(), Rule.lateIsDropped)
      await search.step { search.service.answer(with: outcome) }
      expect(search.recorded, equals: Recording(told: [told]), Rule.lastAnswerCounts)
    }
  }

  @Test func `5.7 A request on its way keeps nobody alive`() async throws {
    let probes = Probes()
    let service = try await {
      let search = InteractorHarness()
      probes.watch(search.interactor)
      await search.step { search.interactor.search(for: "vip") }
      await search.step { search.interactor.search(for: "viper") }
      await search.quietStep { search.service.answer(1, with: .success(.last)) }
      try require(search.recorded, equals: Recording(), Rule.lateIsDropped)
      return search.service
    }()
    _ = await eventually { probes.survivors == [] }
    expect(probes.survivors, equals: [], Rule.requestKeepsNobody)
    service.answer(with: .success(.last))
    await settle()
  }
}
