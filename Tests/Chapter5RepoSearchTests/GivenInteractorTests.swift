import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhatIsGiven {
  @Suite("The interactor")
  struct TheInteractor {
    let search = InteractorAndDoubles()

    @Test func `A page is delivered, and the next search starts without results`() async {
      await search.searchAndAnswer(for: "vip", answer: .success(.firstPage))
      expect(search.presenter.delivered, equals: [.found(.foundOnFirstPage)])

      await search.searchAndAnswer(for: "viper", answer: .success(.lastPage))
      let found = SearchResult(repos: [.notes, .ferry], total: 3)
      expect(search.presenter.delivered, equals: [.found(.foundOnFirstPage), .found(found)])
    }

    @Test func `An error is delivered, and the next search is sent`() async {
      await search.searchAndAnswer(for: "vip", answer: .failure(.busy))
      let delivery = Delivery.failed(.busy, having: SearchResult())
      expect(search.presenter.delivered, equals: [delivery])

      await when { search.interactor.search(for: "viper") }
      expect(search.service.requests, equals: ["vip", "viper"])
    }

    @Test func `The next page is requested at the address that the server sent`() async {
      await search.searchAndAnswer(for: "viper", answer: .success(.firstPage))

      await when { search.interactor.fetchMore() }
      await when { search.service.answer(PageAddress.second, with: .success(.lastPage)) }
      await when { search.interactor.fetchMore() }

      expect(search.service.requests, equals: ["viper", PageAddress.second])
      expect(search.presenter.delivered.count, equals: 2)
    }
  }
}

/// The addresses of the pages after the first one.
nonisolated enum PageAddress {
  static let second = page(2)
  static let third = page(3)

  static func page(_ number: Int) -> String { "https://a.example/\(number)" }
}

nonisolated extension SearchPage {
  /// Its next page is at the address `PageAddress.second`.
  static let firstPage = SearchPage(
    repos: [.maps, .notes], total: 3, next: URL(string: PageAddress.second))
  /// It overlaps with the first, and has no next page.
  static let lastPage = SearchPage(repos: [.notes, .ferry], total: 3, next: nil)
}

nonisolated extension SearchResult {
  /// What is found after the first page.
  static let foundOnFirstPage = SearchResult(repos: [.maps, .notes], total: 3, hasMore: true)
}
