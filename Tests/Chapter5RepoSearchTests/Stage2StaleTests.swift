import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhileTyping {
  @Test func `5.7 A response of an older search is ignored, and that of the last one delivered`()
    async throws
  {
    let search = InteractorAndDoubles()
    await when { search.interactor.search(for: "vip") }
    await when { search.interactor.search(for: "viper") }

    await when { search.service.answer("vip", with: .success(.last)) }
    try require(search.presenter.delivered, equals: [], Rule.staleIsIgnored)

    await when { search.service.answer("viper", with: .failure(.busy)) }
    let delivery = Delivery.failed(.busy, having: SearchResult())
    try require(search.presenter.delivered, equals: [delivery], Rule.lastSearchCounts)
  }

  @Test func `5.7 A further page of an older search is ignored, too`() async throws {
    let search = InteractorAndDoubles()
    await search.search(for: "vip", answer: .success(.first))
    await when { search.interactor.fetchMore() }
    await when { search.interactor.search(for: "viper") }

    await when { search.service.answer(SearchPage.secondAddress, with: .success(.last)) }

    // Only the first page of "vip" was delivered, before the new search.
    try require(search.presenter.delivered.count, equals: 1, Rule.staleIsIgnored)
  }

  @Test func `5.7 The response of a stopped search is ignored`() async throws {
    let search = InteractorAndDoubles()
    await when { search.interactor.search(for: "viper") }
    await when { search.interactor.stop() }

    await when { search.service.answer("viper", with: .success(.first)) }

    try require(search.presenter.delivered, equals: [], Rule.stoppedDeliversNothing)
  }

  @Test func `5.7 The responses of ninety-nine older searches are ignored`() async throws {
    let search = InteractorAndDoubles()
    await search.beginSearches(100)

    await when { search.service.answerAllButLast(with: .success(.first)) }
    try require(search.presenter.delivered, equals: [], Rule.staleIsIgnored)

    await when { search.service.answer("viper 100", with: .failure(.busy)) }
    let delivery = Delivery.failed(.busy, having: SearchResult())
    try require(search.presenter.delivered, equals: [delivery], Rule.lastSearchCounts)
  }
}
