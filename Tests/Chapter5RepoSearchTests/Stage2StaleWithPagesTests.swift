import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhileTyping {
  @Test func `5.7 A response is delivered if and only if it is that of the last search`() async {
    // Searches, taps on "More" and stops arrive, and the service responds in any order. The response
    // to the last request is delivered once. One that a later search or a stop has made stale is not
    // delivered, and changes neither which page is next nor whether it may be requested.
    await raceJudge.judge(exercise: 7, stories: 400)
  }

  @Test func `5.7 After a stale response, the page of the newer search is still in flight`()
    async throws
  {
    let search = InteractorAndDoubles()
    await when { search.interactor.search(for: "vip") }
    await search.search(for: "viper", answer: .success(.first))
    await when { search.interactor.fetchMore() }

    await when { search.service.answer("vip", with: .success(.first)) }
    // The page of "viper" is still in flight, so a second "More" sends nothing.
    await when { search.interactor.fetchMore() }

    let requests = ["vip", "viper", SearchPage.secondAddress]
    try require(search.service.requests, equals: requests, Rule.staleChangesNothing)
  }

  @Test func `5.7 After a stale response, the next page of the newer search can be requested`()
    async throws
  {
    let search = InteractorAndDoubles()
    await when { search.interactor.search(for: "vip") }
    await search.search(for: "viper", answer: .success(.first))

    // The stale page has no next one, but that of "viper" has.
    await when { search.service.answer("vip", with: .success(.last)) }
    await when { search.interactor.fetchMore() }

    let requests = ["vip", "viper", SearchPage.secondAddress]
    try require(search.service.requests, equals: requests, Rule.staleChangesNothing)
  }

  @Test func `5.7 A request in flight keeps no object of a closed screen`() async throws {
    // After a search for "vip" and one for "viper", only the response to "vip" arrives, which is
    // stale and not delivered. Then the screen closes, and its objects are deallocated.
    let closed = await InteractorAndDoubles.closing(duringPage: false)
    try require(closed.delivered, equals: [], Rule.staleIsIgnored)
    try require(closed.survivors, equals: [], Rule.requestRetainsNothing)

    // The same while a further page of "viper" is in flight.
    let later = await InteractorAndDoubles.closing(duringPage: true)
    try require(later.survivors, equals: [], Rule.requestRetainsNothing)
  }
}
