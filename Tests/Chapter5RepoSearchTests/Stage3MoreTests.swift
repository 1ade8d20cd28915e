import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5 {
  @Suite("Pagination and rate limit", .detectsLeaks(Rule.pendingTaskRetainsNothing))
  struct More {
    @Test func `5.9 Two taps request a page once, even before a task can run`() async throws {
      let search = InteractorAndDoubles()
      await search.searchAndAnswer(for: "viper", answer: .success(.firstPage))

      // No task can run between the two taps.
      await when {
        search.interactor.fetchMore()
        search.interactor.fetchMore()
      }

      let requests = ["viper", PageAddress.second]
      try require(search.service.requests, equals: requests, Rule.oneRequest)
    }

    @Test func `5.9 The presenter can request the next page as soon as it receives one`()
      async throws
    {
      let search = InteractorAndDoubles()
      await when { search.interactor.search(for: "viper") }
      // The presenter does this once, as soon as it receives the first page.
      search.presenter.onNextDelivery = { search.interactor.fetchMore() }

      await when { search.service.answer("viper", with: .success(.firstPage)) }

      let requests = ["viper", PageAddress.second]
      try require(search.service.requests, equals: requests, Rule.requestEnds)
    }

    @Test func `5.9 A page that failed can be requested again`() async throws {
      let search = InteractorAndDoubles()
      await search.searchAndAnswer(for: "viper", answer: .success(.firstPage))
      // No task can run between the two taps, of which only the first one sends a request.
      await when {
        search.interactor.fetchMore()
        search.interactor.fetchMore()
      }
      await when { search.service.answer(PageAddress.second, with: .failure(.busy)) }

      await when { search.interactor.fetchMore() }

      let requests = ["viper", PageAddress.second, PageAddress.second]
      try require(search.service.requests, equals: requests, Rule.requestEnds)
    }

    @Test func `5.9 After each response, the next tap sends a request`() async throws {
      // The second page is requested, and another tap while it is in flight sends nothing. Its
      // response is a page, or one without repositories, and both have a next page, or it is one of
      // the errors. The next tap sends a request. The list names the responses after which it sends
      // none.
      let ignored = await InteractorAndDoubles.responsesAfterWhichTapsAreIgnored()
      try require(ignored, equals: [], Rule.requestEnds)
    }

    @Test func `5.9 A new search is sent while a page is in flight`() async throws {
      let search = InteractorAndDoubles()
      await search.searchAndAnswer(for: "vip", answer: .success(.firstPage))
      // No task can run between the two taps, of which only the first one sends a request.
      await when {
        search.interactor.fetchMore()
        search.interactor.fetchMore()
      }

      await when { search.interactor.search(for: "viper") }

      let requests = ["vip", PageAddress.second, "viper"]
      try require(search.service.requests, equals: requests, Rule.newSearchStarts)
    }

    @Test func `5.9 One page is in flight, until its response arrives`() async {
      // `fetchMore()` arrives several times, also from a presenter that is just receiving a result.
      // It leads to one request if there is a next page and no request of this search is in flight,
      // and otherwise to none. A new search is sent at any time.
      await pageJudge.judge(exercise: 9, stories: 200)
    }
  }
}
