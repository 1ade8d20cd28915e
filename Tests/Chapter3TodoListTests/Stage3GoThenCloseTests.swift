import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.7 Closing the open detail leads back to the list, and a late report does nothing`()
    async throws
  {
    let router = TodoListRouter()
    await when { router.moveToTodoDetail(id: Todo.bread.id) }
    let probe = ChangeProbe { router.route }

    await when { router.closeTodoDetail(id: Todo.bread.id) }
    try require(router.route, equals: nil, Rule.closeLeadsBack)
    try require(probe.wasNotified, equals: true, Rule.routeIsObservable)

    await when { router.moveToTodoDetail(id: Todo.letter.id) }
    await when { router.closeTodoDetail(id: Todo.bread.id) }
    try require(router.route, equals: .detail(id: Todo.letter.id), Rule.lateCloseClosesNothing)
  }

  @Test func `3.7 The router's route ends with its own detail, and with no other one`() async {
    // Sends `closeTodoDetail(id:)` for the open detail and for others in hundreds of orders, and
    // looks at the route.
    await routerJudge.judge(exercise: 7)
  }

  @Test func `3.7 A detail that was closed reports which one it was`() async throws {
    let detail = DetailPresenterAndDoubles(of: .letter)
    detail.router.route = .detail(id: Todo.letter.id)

    await when { detail.presenter.didClose() }

    try require(detail.router.closes, equals: [Todo.letter.id], Rule.detailReportsItsClosing)
  }

  @Test func `3.7 The detail's presenter reports each closing, and does nothing else`() async throws
  {
    // First in a separate process, because a task that needs the presenter may crash.
    try await #require(processExitsWith: .success, Rule.reportOutlivesItsSender) {
      await DetailPresenterAndDoubles.closeAfterReport()
    }
    // Sends `didClose()` wherever the route points in hundreds of orders, and looks at what the
    // router is told.
    await detailPresenterJudge.judge(exercise: 7)
  }

  @Test func `3.7 A detail below a sheet is still open`() async throws {
    let detail = DetailOnScreen()

    await when { detail.navigator.present(Screen()) }

    try require(detail.presenter.events, equals: ["appear"], Rule.disappearedIsNotClosed)
  }

  @Test func `3.7 A detail below another screen is still open, until it is popped, too`()
    async throws
  {
    let detail = DetailOnScreen()

    await when { detail.navigator.push(Screen()) }
    await when { detail.navigator.pop() }
    try require(detail.presenter.events, equals: ["appear", "appear"], Rule.disappearedIsNotClosed)

    await when { detail.navigator.pop() }
    let events = ["appear", "appear", "close"]
    try require(detail.presenter.events, equals: events, Rule.detailReportsItsClosing)
  }

  @Test func `3.7 The detail's view reports when it is popped, and never before`() async {
    // Covers the detail with sheets and screens, pops it in hundreds of orders, and looks at what
    // its presenter is told.
    await detailViewJudge.judge(exercise: 7)
  }
}
