import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Appear {
  @Test func `3.2 After two updates, the view shows each todo once, and no line`() async throws {
    let list = ListViewAndPresenter()
    list.presenter.todos = [.call, .bread]

    await when { list.view.updateProperties() }
    await when { list.view.updateProperties() }

    try require(list.view.rows.count, equals: 2, Rule.viewReadsState)
    try require(list.view.lines, equals: [], Rule.linesEnd)
  }

  @Test func `3.2 The view shows the reason in a line, and still all rows`() async throws {
    let list = ListViewAndPresenter()
    list.presenter.todos = [.call, .bread]
    list.presenter.reason = "The disk is full."

    await when { list.view.updateProperties() }

    try require(list.view.rows.count, equals: 2, Rule.rowIsItsTodo)
    try require(list.view.lines, equals: ["The disk is full."], Rule.viewReadsState)
  }

  @Test func `3.2 Each row shows whether its todo is completed`() async throws {
    let list = ListViewAndPresenter()
    list.presenter.todos = [.call, .bread.whenDone]

    await when { list.view.updateProperties() }

    let rows = ["[ ] Call the doctor", "[x] Buy bread"]
    try require(list.view.rows, equals: rows, Rule.rowShowsStatus)
  }

  @Test func `3.2 A tap on a row selects the todo in that row`() async throws {
    let list = ListViewAndPresenter()
    list.presenter.todos = [.bread.whenDone, .letter]
    await when { list.view.updateProperties() }

    let row = try #require(list.view.rows.firstIndex(of: "[x] Buy bread"), Rule.viewReadsState)
    await when { list.view.didSelectRow(at: row) }

    try require(list.presenter.tapped, equals: [Todo.bread.id], Rule.rowIsItsTodo)
  }

  @Test func `3.2 A change of the state redraws the screen`() throws {
    let list = ListViewAndPresenter()
    let drawing = ChangeProbe { list.view.updateProperties() }

    list.presenter.todos = [.bread]

    try require(drawing.wasNotified, equals: true, Rule.redrawByObservation)
  }

  @Test func `3.2 The view does this each time, and nothing else`() async {
    await listViewJudge.judge(2)
  }
}
