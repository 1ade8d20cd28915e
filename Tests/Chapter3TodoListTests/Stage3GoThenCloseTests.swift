import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.7 The router ends the route of a closed detail, and ignores a late report`()
    async throws
  {
    let router = TodoListRouter()
    await when { router.moveToTodoDetail(id: Todo.bread.id) }
    // Waits to be notified of a change of the route, as a view does.
    let probe = ChangeProbe { router.route }

    await when { router.closeTodoDetail(id: Todo.bread.id) }
    try require(router.route, equals: nil, Rule.closeLeadsBack)
    try require(probe.wasNotified, equals: true, Rule.routeIsObservable)

    // The letter is open when the detail of the bread reports once more.
    await when { router.moveToTodoDetail(id: Todo.letter.id) }
    await when { router.closeTodoDetail(id: Todo.bread.id) }
    try require(router.route, equals: .detail(id: Todo.letter.id), Rule.lateCloseClosesNothing)
  }

  @Test func `3.7 The router's route ends with its own detail, and with no other one`() async {
    // `closeTodoDetail(id:)` arrives for the detail of the route and for others, also several
    // times. If the route is the detail of this id, it becomes nil, and otherwise it stays.
    await routerJudge.judge(exercise: 7)
  }

  @Test func `3.7 The detail's presenter tells the router which detail was closed`() async throws {
    let detail = DetailPresenterAndDoubles(of: .letter)
    detail.router.route = .detail(id: Todo.letter.id)

    await when { detail.presenter.didClose() }

    try require(detail.router.closes, equals: [Todo.letter.id], Rule.detailReportsItsClosing)
  }

  @Test func `3.7 The detail's presenter reports each closing, and does nothing else`() async throws
  {
    // A presenter that is released right after its report must not crash. A crash would end the other
    // tests, so this runs in a separate process.
    try await #require(processExitsWith: .success, Rule.reportOutlivesItsSender) {
      await DetailPresenterAndDoubles.releaseAfterReport()
    }
    // `didClose()` arrives, also while the route leads elsewhere. If it leads to this detail, the
    // router is told once to close it, even if the presenter is released at once. No other detail
    // is ever closed, no todo is changed, and what the presenter shows stays as it is.
    await detailPresenterJudge.judge(exercise: 7)
  }

  @Test func `3.7 The detail's view reports no closing when a sheet covers it`() async throws {
    // The detail has been pushed over another screen, and has appeared.
    let detail = DetailOnScreen()

    // A sheet covers the detail.
    await when { detail.navigator.present(Screen()) }

    // The presenter was only told that the detail had appeared.
    try require(detail.presenter.events, equals: ["appear"], Rule.disappearedIsNotClosed)
  }

  @Test func `3.7 The detail's view reports its closing when it is popped, and not when covered`()
    async throws
  {
    // The detail has been pushed over another screen, and has appeared.
    let detail = DetailOnScreen()

    await when { detail.navigator.push(Screen()) }
    await when { detail.navigator.pop() }
    // The detail has appeared a second time, because only the screen above it was popped.
    try require(detail.presenter.events, equals: ["appear", "appear"], Rule.disappearedIsNotClosed)

    // Now the detail itself is popped.
    await when { detail.navigator.pop() }
    let events = ["appear", "appear", "close"]
    try require(detail.presenter.events, equals: events, Rule.detailReportsItsClosing)
  }

  @Test func `3.7 The detail's view reports when it is popped, and never before`() async {
    // Sheets and other screens cover the detail, and the user goes back several times. When the
    // detail itself is popped, its view calls the presenter's `didClose()`, exactly once. Before
    // that, the presenter is told only that the detail has appeared.
    await detailViewJudge.judge(exercise: 7)
  }
}
