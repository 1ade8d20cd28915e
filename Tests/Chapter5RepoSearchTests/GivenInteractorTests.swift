import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhatIsGiven {
  @Suite("The interactor")
  struct TheInteractor {
    let search = InteractorHarness()

    @Test func `An answer is handed on, and the next question begins from nothing`() async {
      for (question, repos) in [("vip", [Repo.maps, .notes]), ("viper", [.ferry]), ("vip", [])] {
        await search.step { search.interactor.search(for: question) }
        expect(search.recorded, equals: Recording(questions: [question]))
        let page = SearchPage(repos: repos, total: 9, next: nil)
        await search.step { search.service.answer(with: .success(page)) }
        let found = SearchResult(repos: repos, total: 9, hasMore: false)
        expect(search.recorded, equals: Recording(told: [.found(found)]))
      }
    }

    @Test func `A failure is handed on, and the next question is asked`() async {
      for error in [SearchError.busy, .offline, .refused("Too long."), .unreadable] {
        await search.step { search.interactor.search(for: "vip") }
        expect(search.recorded, equals: Recording(questions: ["vip"]))
        await search.step { search.service.answer(with: .failure(error)) }
        expect(search.recorded, equals: Recording(told: [.failed(error, having: SearchResult())]))
      }
    }

    @Test func `The next page is asked for where the server said`() async {
      await search.find(.first, for: "viper")
      await search.step { search.interactor.fetchMore() }
      expect(search.recorded, equals: Recording(questions: ["https://a.example/2"]))
      await search.step { search.service.answer(with: .success(.last)) }
      expect(search.recorded.told.count, equals: 1)
      await search.quietStep { search.interactor.fetchMore() }
      expect(search.recorded, equals: Recording())
    }
  }
}

nonisolated extension SearchPage {
  static let first = SearchPage(
    repos: [.maps, .notes], total: 3, next: URL(string: "https://a.example/2"))
  /// It overlaps with the first.
  static let last = SearchPage(repos: [.notes, .ferry], total: 3, next: nil)
}
