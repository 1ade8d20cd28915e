import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhatIsGiven {
  @Suite("The interactor")
  struct TheInteractor {
    let search = InteractorHarness()

    @Test func `A page is delivered, and the next search starts without results`() async {
      for (query, repos) in [("vip", [Repo.maps, .notes]), ("viper", [.ferry]), ("vip", [])] {
        await search.step { search.interactor.search(for: query) }
        expect(search.recorded, equals: Recording(requests: [query]))
        let page = SearchPage(repos: repos, total: 9, next: nil)
        await search.step { search.service.answer(with: .success(page)) }
        let found = SearchResult(repos: repos, total: 9, hasMore: false)
        expect(search.recorded, equals: Recording(delivered: [.found(found)]))
      }
    }

    @Test func `An error is delivered, and the next search is sent`() async {
      for error in [SearchError.busy, .offline, .refused("Too long."), .unreadable] {
        await search.step { search.interactor.search(for: "vip") }
        expect(search.recorded, equals: Recording(requests: ["vip"]))
        await search.step { search.service.answer(with: .failure(error)) }
        expect(
          search.recorded, equals: Recording(delivered: [.failed(error, having: SearchResult())]))
      }
    }

    @Test func `The next page is requested at the address that the server sent`() async {
      await search.find(.first, for: "viper")
      await search.step { search.interactor.fetchMore() }
      expect(search.recorded, equals: Recording(requests: ["https://a.example/2"]))
      await search.step { search.service.answer(with: .success(.last)) }
      expect(search.recorded.delivered.count, equals: 1)
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
