import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhileTyping {
  @Test func `5.7 A response is delivered if and only if it is that of the last search`() async {
    // Searches, taps on "More" and stops arrive, and the service responds in any order. The
    // response to the last request is delivered once. A stale one, after a later search or a stop,
    // is not delivered, and changes neither which page is next nor whether it may be requested.
    // Sometimes the interactor gets another presenter, or is released.
    await raceJudge.judge(exercise: 7, stories: 400)
  }

  @Test func `5.7 After a stale response, the page of the newer search is still in flight`()
    async throws
  {
    let search = InteractorAndDoubles()
    await when { search.interactor.search(for: "vip") }
    // The next page of this one is at `PageAddress.second`.
    await search.searchAndAnswer(for: "viper", answer: .success(.firstPage))
    await when { search.interactor.fetchMore() }

    await when { search.service.answer("vip", with: .success(.firstPage)) }
    // The second page of "viper" is still in flight, so another tap on "More" sends nothing.
    await when { search.interactor.fetchMore() }

    let requests = ["vip", "viper", PageAddress.second]
    try require(search.service.requests, equals: requests, Rule.staleChangesNothing)
  }

  @Test func `5.7 After a stale response, the next page of the newer search can be requested`()
    async throws
  {
    let search = InteractorAndDoubles()
    await when { search.interactor.search(for: "vip") }
    await search.searchAndAnswer(for: "viper", answer: .success(.firstPage))

    // The stale page has no next one, but that of "viper" has.
    await when { search.service.answer("vip", with: .success(.lastPage)) }
    await when { search.interactor.fetchMore() }

    let requests = ["vip", "viper", PageAddress.second]
    try require(search.service.requests, equals: requests, Rule.staleChangesNothing)
  }

  @Test func `5.7 A request in flight keeps no object of a closed screen`() async throws {
    // After a search for "vip" and one for "viper", only the response to "vip" arrives, which is
    // stale and not delivered. Then the screen closes without `stop()`: its interactor and its
    // presenter are released, and neither is in memory, although "viper" has no response yet.
    let closed = await InteractorAndDoubles.closedScreen(during: .search)
    try require(closed.delivered, equals: [], Rule.staleIsIgnored)
    try require(closed.keptInMemory, equals: [], Rule.requestRetainsNothing)

    // The same if "viper" was answered, too, and its second page is in flight.
    let later = await InteractorAndDoubles.closedScreen(during: .furtherPage)
    try require(later.keptInMemory, equals: [], Rule.requestRetainsNothing)
  }
}
