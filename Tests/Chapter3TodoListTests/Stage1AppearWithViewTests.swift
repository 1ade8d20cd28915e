import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Appear {
  @Test func `3.2 After two updates, the view shows each todo once, and no line`() async throws {
    let list = ListViewAndDoubles()
    // The first todo is open, the second one is completed, and the presenter has no reason. Lines
    // are texts above the rows, such as a reason, or the placeholder of a new view.
    list.presenter.todos = [.call, .bread.completed]

    await when { list.view.updateProperties() }
    await when { list.view.updateProperties() }

    // The second update has added no rows.
    try require(list.view.rows.count, equals: 2, Rule.viewReadsState)
    let rows = ["[ ] Call the doctor", "[x] Buy bread"]
    try require(list.view.rows, equals: rows, Rule.rowShowsStatus)
    try require(list.view.lines, equals: [], Rule.linesEnd)
  }

  @Test func `3.2 The view shows the reason in a line, and still all rows`() async throws {
    let list = ListViewAndDoubles()
    list.presenter.todos = [.call, .bread]
    list.presenter.reason = "The disk is full."

    await when { list.view.updateProperties() }

    // There is a row for each of the two todos, and the reason is a line of text above them.
    try require(list.view.rows.count, equals: 2, Rule.rowIsItsTodo)
    try require(list.view.lines, equals: ["The disk is full."], Rule.viewReadsState)
  }

  @Test func `3.2 The view is redrawn when the todos of the presenter change`() async throws {
    let list = ListPresenterAndDoubles()
    let view = TodoListView(presenter: list.presenter, builder: TodoListBuilderSpy())
    // Waits to be notified of a change of anything that the view reads in its update.
    let probe = ChangeProbe { view.updateProperties() }

    list.interactor.todos = [.bread]
    await when { list.presenter.viewDidAppear() }

    try require(probe.wasNotified, equals: true, Rule.redrawByObservation)
  }

  @Test func `3.2 The view shows each state of its presenter, and does nothing else`() async {
    // `updateProperties()` arrives several times, and in between, the presenter gets other todos,
    // and a reason or none. Each time, the view has one row for each todo, in the presenter's
    // order, with its status and title, and one line with the reason or no line. Nothing else
    // changes or is called.
    await listViewJudge.judge(exercise: 2)
  }
}
