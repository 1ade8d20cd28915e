import TestSupport
import Testing

@testable import Chapter5RepoSearch

extension Chapter5.WhileTyping {
  @Test func `5.6 The screen is empty as soon as the text is, and the search in flight is stopped`()
    async throws
  {
    let list = PresenterAndDoubles()
    await list.typeAndEndPause("viper")

    // No task can run between this line and the next two.
    list.type("")

    try require(list.view.state, equals: .idle, Rule.emptyShowsNothing)
    try require(list.interactor.wasToldToStop, equals: true, Rule.changedMeansStop)
  }

  @Test func `5.6 A pause that ends after the text was deleted starts no search`() async throws {
    let list = PresenterAndDoubles()
    await when { list.type("v") }
    await when { list.type("") }

    await when { list.pause.endAll() }

    try require(list.interactor.searches, equals: [], Rule.emptyIsNotSearched)
    try require(list.view.state, equals: .idle, Rule.emptyShowsNothing)
  }

  @Test func `5.6 The same text is searched again after it was deleted, and has results`()
    async throws
  {
    let list = PresenterAndDoubles()
    await list.typeAndEndPause("viper")
    await when { list.type("") }
    try require(list.view.state, equals: .idle, Rule.emptyShowsNothing)

    await list.typeAndEndPause("viper")
    await when { list.presenter.didFind(SearchResult(repos: [.notes], total: 1)) }

    try require(list.interactor.searches, equals: ["viper", "viper"], Rule.clearingResets)
    let found = RepoListState.found([RepoRow(.notes)], summary: "1 repository", more: .none)
    try require(list.view.state, equals: found, Rule.nextResultsAreShown)
  }

  @Test func `5.6 Only the latest text has results, and a deleted one has none`() async {
    // The user types and deletes texts while pauses and requests are under way. A new text shows
    // the searching state at once, and an empty one the idle state. If a request has no result yet,
    // the interactor is told to stop, and one `stop()` too many does no harm. When the typing
    // pauses, a text is searched once, and an empty one is not searched.
    await presenterJudge.judge(exercise: 6, stories: 300)
  }
}
