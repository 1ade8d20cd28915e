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

    await when { search.service.answer("vip", with: .success(.lastPage)) }
    try require(search.presenter.delivered, equals: [], Rule.staleIsIgnored)

    // The response of the last search is an error, and nothing was found before it.
    await when { search.service.answer("viper", with: .failure(.busy)) }
    let delivery = Delivery.failed(.busy, having: SearchResult())
    try require(search.presenter.delivered, equals: [delivery], Rule.lastSearchCounts)
  }

  @Test func `5.7 A further page of an older search is ignored, too`() async throws {
    let search = InteractorAndDoubles()
    // The next page of this one is at `PageAddress.second`.
    await search.searchAndAnswer(for: "vip", answer: .success(.firstPage))
    await when { search.interactor.fetchMore() }
    await when { search.interactor.search(for: "viper") }

    await when { search.service.answer(PageAddress.second, with: .success(.lastPage)) }

    // Only the first page of "vip" was delivered, before the new search.
    try require(search.presenter.delivered.count, equals: 1, Rule.staleIsIgnored)
  }

  @Test func `5.7 The response of a stopped search is ignored`() async throws {
    let search = InteractorAndDoubles()
    await when { search.interactor.search(for: "viper") }
    await when { search.interactor.stop() }

    await when { search.service.answer("viper", with: .success(.firstPage)) }

    try require(search.presenter.delivered, equals: [], Rule.stoppedDeliversNothing)
  }

  @Test func `5.7 The responses of ninety-nine older searches are ignored`() async throws {
    let search = InteractorAndDoubles()
    // The service holds each response back until it is told to answer.
    let queries = (1...100).map { number in "viper \(number)" }
    await search.beginSearches(for: queries)

    await when { search.service.answerAllButTheLastRequest(with: .success(.firstPage)) }
    try require(search.presenter.delivered, equals: [], Rule.staleIsIgnored)

    // The response of the last search is an error, and nothing was found before it.
    await when { search.service.answer("viper 100", with: .failure(.busy)) }
    let delivery = Delivery.failed(.busy, having: SearchResult())
    try require(search.presenter.delivered, equals: [delivery], Rule.lastSearchCounts)
  }
}
