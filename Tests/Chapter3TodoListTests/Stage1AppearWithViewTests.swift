import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Appear {
  @Test func `3.2 After two updates, the view shows each todo once, and no line`() async throws {
    let list = ListViewAndPresenter()
    list.presenter.todos = [.call, .bread.whenDone]

    await when { list.view.updateProperties() }
    await when { list.view.updateProperties() }

    let rows = ["[ ] Call the doctor", "[x] Buy bread"]
    try require(list.view.rows.count, equals: 2, Rule.viewReadsState)
    try require(list.view.rows, equals: rows, Rule.rowShowsStatus)
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

  @Test func `3.2 A change of the presenter's state redraws the screen`() async throws {
    let list = ListPresenterAndDoubles()
    let view = TodoListView(presenter: list.presenter, builder: TodoListBuilderSpy())
    let drawing = ChangeProbe { view.updateProperties() }

    list.interactor.todos = [.bread]
    await when { list.presenter.viewDidAppear() }

    try require(drawing.wasNotified, equals: true, Rule.redrawByObservation)
  }

  @Test func `3.2 The view shows each state of its presenter, and does nothing else`() async {
    // Updates the view for other todos and reasons in hundreds of orders, and looks at its rows and
    // lines.
    await listViewJudge.judge(exercise: 2)
  }
}
