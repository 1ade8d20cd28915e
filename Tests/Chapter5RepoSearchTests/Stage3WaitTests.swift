import Foundation
import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.More {
  @Test func `5.11 Before the limit resets, a search isn't sent, but reported at once`()
    async throws
  {
    let search = InteractorAndDoubles()
    // The time of the reset is not a whole second, and it is reported unchanged.
    let limit = SearchError.limited(until: search.clock.time + 90.5)
    await search.searchAndAnswer(for: "vip", answer: .failure(limit))

    search.interactor.search(for: "viper")
    // What was delivered when the method returned, before any task could run.
    let delivered = search.presenter.delivered
    // If the interactor has begun a task to send a request, that task runs now.
    await settle()

    let delivery = Delivery.failed(limit, having: SearchResult())
    try require(search.service.requests, equals: ["vip"], Rule.untilReset)
    // The limit was reported for "vip", by the server, and for "viper", without a request.
    try require(delivered, equals: [delivery, delivery], Rule.reportTheLimit)
  }

  @Test func `5.11 From the time of the reset on, searches are sent`() async throws {
    let search = InteractorAndDoubles()
    let reset = search.clock.time + 20
    await search.searchAndAnswer(for: "vip", answer: .failure(.limited(until: reset)))
    await when { search.interactor.search(for: "viper") }

    search.clock.time = reset
    await when { search.interactor.search(for: "maps") }

    let requests = search.service.requests
    // The search for "viper" was prevented, and isn't sent after the reset, either.
    try require(requests.contains("viper"), equals: false, Rule.onlyTheUserSends)
    try require(requests, equals: ["vip", "maps"], Rule.limitEnds)
  }

  @Test func `5.11 A second limit is respected like the first one`() async throws {
    let search = InteractorAndDoubles()
    let reset = search.clock.time + 20
    await search.searchAndAnswer(for: "vip", answer: .failure(.limited(until: reset)))
    search.clock.time = reset
    await search.searchAndAnswer(for: "vip", answer: .failure(.limited(until: reset + 20)))

    await when { search.interactor.search(for: "viper") }

    try require(search.service.requests, equals: ["vip", "vip"], Rule.untilReset)
  }

  @Test func `5.11 The limit is reported for each tap on "More" that it prevents`() async throws {
    let search = InteractorAndDoubles()
    let limit = SearchError.limited(until: search.clock.time + 20)
    await search.searchAndAnswer(for: "viper", answer: .success(.firstPage))
    await when { search.interactor.fetchMore() }
    await when { search.service.answer(PageAddress.second, with: .failure(limit)) }

    await when { search.interactor.fetchMore() }
    let delivery = Delivery.failed(limit, having: .foundOnFirstPage)
    try require(search.presenter.delivered.last, equals: delivery, Rule.reportTheLimit)

    await when { search.interactor.fetchMore() }
    // One request for the search, and one for the first of three taps.
    try require(search.service.requests.count, equals: 2, Rule.untilReset)
    // The first page, the limit from the server, and the limit for each of the two other taps.
    try require(search.presenter.delivered.count, equals: 4, Rule.preventedIsNotInFlight)
  }

  @Test func `5.11 A search is sent after any other error, and not after a limit`() async throws {
    let search = InteractorAndDoubles()
    let limit = SearchError.limited(until: search.clock.time + 20)
    await search.searchAndAnswer(for: "vip", answer: .failure(.busy))

    await search.searchAndAnswer(for: "viper", answer: .failure(limit))
    try require(search.service.requests, equals: ["vip", "viper"], Rule.onlyTheLimitDelays)

    await when { search.interactor.search(for: "maps") }
    try require(search.service.requests, equals: ["vip", "viper"], Rule.untilReset)
  }

  @Test func `5.11 Before a limit resets, nothing is sent, and each prevented request is reported`()
    async
  {
    // Limits are exceeded, and searches and pages are requested before and after they reset. Before
    // a limit resets, nothing is sent, and the error `limited` is delivered at once instead.
    // Afterwards, requests are sent again.
    await limitJudge.judge(exercise: 11, stories: 400)
  }

  @Test func `5.11 A prevented request is not sent by itself when the limit resets`() async throws {
    // The search for "viper" is answered with a limit, which prevents one for "vip". The clock
    // reaches the time of the reset while the presenter receives the limit for "vip". The user does
    // nothing, so "vip" isn't sent. This is tried with a limit of a moment, and with one of a minute.
    let requests = await InteractorAndDoubles.allRequests(havingPrevented: .search)
    try require(requests, equals: ["viper"], Rule.onlyTheUserSends)

    // The same with pages: "More" is answered with a limit, which prevents a second "More".
    let pageRequests = await InteractorAndDoubles.allRequests(havingPrevented: .furtherPage)
    let wanted = ["viper", PageAddress.second]
    try require(pageRequests, equals: wanted, Rule.onlyTheUserSends)
  }
}
