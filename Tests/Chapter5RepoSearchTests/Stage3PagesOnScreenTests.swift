import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.More {
  @Test func `5.10 The presenter keeps the list as soon as a page fails, and shows the error below`()
    async throws
  {
    let list = PresenterAndDoubles()
    let found = SearchResult(repos: [.maps], total: 40, hasMore: true)
    await when { list.presenter.didFind(found) }

    await when { list.presenter.didFail(with: .busy, having: found) }

    let state = RepoListState.found(
      [RepoRow(.maps)], summary: "1 of 40 repositories",
      more: .failed(reason: SearchError.busy.reason))
    try require(list.view.state, equals: state, Rule.errorKeepsResults)
  }

  @Test func `5.10 The presenter shows only the error if nothing has been found`() async throws {
    let list = PresenterAndDoubles()

    await when { list.presenter.didFail(with: .busy, having: SearchResult()) }

    let state = RepoListState.failed(reason: SearchError.busy.reason)
    try require(list.view.state, equals: state, Rule.onlyTheError)
  }

  @Test func `5.10 The presenter keeps what each error leaves, and does nothing else`() async {
    // Delivers lists and errors of all kinds in hundreds of orders, and looks at the state.
    await presenterJudge.judge(exercise: 10)
  }
}
