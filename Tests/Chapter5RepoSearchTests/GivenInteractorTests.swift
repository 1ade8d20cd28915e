import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhatIsGiven {
  @Suite("The interactor")
  struct TheInteractor {
    let search = InteractorAndDoubles()

    @Test func `A page is delivered, and the next search starts without results`() async {
      await search.search(for: "vip", answer: .success(.first))
      expect(search.presenter.delivered, equals: [.found(.first)])

      await search.search(for: "viper", answer: .success(.last))
      let found = SearchResult(repos: [.notes, .ferry], total: 3)
      expect(search.presenter.delivered, equals: [.found(.first), .found(found)])
    }

    @Test func `An error is delivered, and the next search is sent`() async {
      await search.search(for: "vip", answer: .failure(.busy))
      let delivery = Delivery.failed(.busy, having: SearchResult())
      expect(search.presenter.delivered, equals: [delivery])

      await when { search.interactor.search(for: "viper") }
      expect(search.service.requests, equals: ["vip", "viper"])
    }

    @Test func `The next page is requested at the address that the server sent`() async {
      await search.search(for: "viper", answer: .success(.first))

      await when { search.interactor.fetchMore() }
      await when { search.service.answer(SearchPage.secondAddress, with: .success(.last)) }
      await when { search.interactor.fetchMore() }

      expect(search.service.requests, equals: ["viper", SearchPage.secondAddress])
      expect(search.presenter.delivered.count, equals: 2)
    }
  }
}

nonisolated extension SearchPage {
  static let secondAddress = "https://a.example/2"
  static let first = SearchPage(
    repos: [.maps, .notes], total: 3, next: URL(string: secondAddress))
  /// It overlaps with the first.
  static let last = SearchPage(repos: [.notes, .ferry], total: 3, next: nil)
}

nonisolated extension SearchResult {
  /// What is found after the first page.
  static let first = SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)
}
