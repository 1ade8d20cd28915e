import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("More", .letsGo(Rule.waitingKeepsNobody))
  struct More {
    let search = InteractorHarness()
    let list = PresenterHarness()
    /// Where the page after the first one is.
    static let second = "https://a.example/2"

    @Test func `5.9 A page that is on its way is asked for once`() async throws {
      await search.find(.first, for: "viper")
      let outcomes: [Outcome] = [.failure(.busy), .failure(.offline), .success(.last)]
      for (taps, outcome) in zip([1, 3, 2], outcomes) {
        await search.step { for _ in 1...taps { search.interactor.fetchMore() } }
        try #require(!search.recorded.questions.isEmpty, Rule.requestEnds)
        try require(search.recorded, equals: Recording(questions: [Self.second]), Rule.oneRequest)
        for _ in 1...2 {
          await search.quietStep { search.interactor.fetchMore() }
          try require(search.recorded, equals: Recording(), Rule.oneRequest)
        }
        await search.step { search.service.answer(with: outcome) }
        try require(search.recorded.told.count, equals: 1, Rule.requestEnds)
      }
    }

    @Test func `5.9 A page after the other is asked for`() async throws {
      await search.find(.first, for: "viper")
      for number in 2...4 {
        await search.step { search.interactor.fetchMore() }
        let address = "https://a.example/\(number)"
        try require(search.recorded, equals: Recording(questions: [address]), Rule.requestEnds)
        await search.quietStep { search.interactor.fetchMore() }
        try require(search.recorded, equals: Recording(), Rule.oneRequest)
        await search.step { search.service.answer(with: .success(.page(number))) }
      }
      // Whoever hears of a page may want the next one at once.
      await search.step { search.interactor.fetchMore() }
      search.output.whenTold = { [search] in search.interactor.fetchMore() }
      await search.step { search.service.answer(with: .success(.page(5))) }
      expect(search.recorded.questions, equals: ["https://a.example/6"], Rule.requestEnds)
      search.service.answerAll()
    }

    @Test func `5.9 A new question has pages of its own`() async throws {
      for isStopped in [true, false, true] {
        await search.find(.first, for: "vip")
        await search.step { search.interactor.fetchMore() }
        try #require(!search.recorded.questions.isEmpty, Rule.requestEnds)
        await search.quietStep { search.interactor.fetchMore() }
        try require(search.recorded, equals: Recording(), Rule.oneRequest)
        let old = search.service.questionCount
        if isStopped { await search.quietStep { search.interactor.stop() } }
        await search.step { search.interactor.search(for: "viper") }
        try require(
          search.recorded, equals: Recording(questions: ["viper"]), Rule.newQuestionIsAsked)
        await search.step { search.service.answer(with: .success(.first)) }
        await search.step { search.interactor.fetchMore() }
        try require(search.recorded, equals: Recording(questions: [Self.second]), Rule.requestEnds)

        await search.quietStep { search.service.answer(old, with: .success(.last)) }
        await search.quietStep { search.interactor.fetchMore() }
        try require(search.recorded.questions, equals: [], Rule.lateEndsNothing)
        await search.step { search.service.answer(with: .failure(.busy)) }
      }
    }
  }
}

nonisolated extension SearchPage {
  /// A page with one repository of its own, and another page after it.
  fileprivate static func page(_ number: Int) -> SearchPage {
    SearchPage(
      repos: [Repo.many[number + 4]], total: 40,
      next: URL(string: "https://a.example/\(number + 1)"))
  }
}
