import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.More {
  @Test
  func `5.10 If a page fails, the list stays, and if a search fails, only the error is shown`()
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

    // A new search fails, so nothing was found before the error.
    await when { list.presenter.didFail(with: .busy, having: SearchResult()) }
    let onlyError = RepoListState.failed(reason: SearchError.busy.reason)
    try require(list.view.state, equals: onlyError, Rule.onlyTheError)
  }

  @Test func `5.10 After a page has failed, it can be requested again, and the rows be opened`()
    async throws
  {
    let list = PresenterAndDoubles()
    // The rows that were loaded come with the error.
    let found = SearchResult(repos: [.maps], total: 40, hasMore: true)
    await when { list.presenter.didFail(with: .busy, having: found) }
    let state = RepoListState.found(
      [RepoRow(.maps)], summary: "1 of 40 repositories",
      more: .failed(reason: SearchError.busy.reason))
    try require(list.view.state, equals: state, Rule.errorKeepsResults)

    // The user taps the row of the repository, and then "Try again" below the list, which the view
    // reports as `didSelectMore()`, because only the page has failed.
    await when { list.presenter.didSelectRepo(id: Repo.maps.id) }
    await when { list.presenter.didSelectMore() }

    try require(list.router.opened, equals: [.maps], Rule.errorKeepsResults)
    try require(list.interactor.fetches, equals: 1, Rule.errorKeepsResults)
  }

  @Test func `5.10 The presenter keeps what each error leaves, and does nothing else`() async {
    // Lists and errors of all kinds arrive in any order. After an error, the repositories that come
    // with it (`having`) are shown at once, with the reason below them. If there are none, the
    // reason fills the screen.
    await presenterJudge.judge(exercise: 10)
  }
}
