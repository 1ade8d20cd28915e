import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Appear {
  @Test func `3.2 The view shows its presenter's state, as it is now`() async throws {
    for list in [DrawnList(), DrawnList()] {
      for reason in [nil, "The disk is full.", "The file is gone.", nil] {
        for todos in Todos.various + [[.letter], [.bread], [.bread.whenDone], [.bread]] {
          await list.step { list.presenter.todos = todos.todos }
          try checkRows(of: list, toShow: todos)
        }
        await list.step { list.presenter.reason = reason }
        try checkRows(of: list, toShow: [.bread])
      }
    }
  }

  @Test func `3.2 The view shows the same, however often it is drawn`() async throws {
    // The first state is no change; of an empty list, too, something was on the screen before.
    for (todos, reason) in [(Todo.many, "The disk is full."), ([], nil)] {
      let list = DrawnList(todos: todos, reason: reason)
      for _ in 1...3 {
        await list.step()
        try checkRows(of: list, toShow: Todos(todos))
      }
    }
  }

  @Test func `3.2 A tap on a row means the todo that the row shows`() async throws {
    let list = DrawnList(todos: [.letter, .bread.whenDone, .call])
    await list.step()

    for (text, todo) in [
      ("[ ] Write the letter", Todo.letter), ("[x] Buy bread", .bread),
      ("[ ] Call the doctor", .call),
    ] {
      let row = try #require(list.recorded.rows.texts.firstIndex(of: text), Rule.viewReadsState)
      await list.step { list.tap(row) }
      expect(list.recorded.tapped, equals: [todo.id], Rule.rowIsItsTodo)
    }
  }

  @Test func `3.2 A change reaches the screen, and nobody ordered a redraw`() async {
    let view = TodoListView(presenter: list.presenter, builder: TodoListBuilderSpy())
    for todos in [[.bread], [.bread.whenDone], []] as [[Todo]] {
      let probe = ChangeProbe { view.updateProperties() }
      await list.show(todos)

      #expect(probe.hasHeardOfChange, Rule.redrawByObservation)
      view.updateProperties()
      expect(Rows(view.rows), equals: Todos(todos).rows, Rule.redrawByObservation)
    }
  }

  /// Looks at the whole screen, and at the presenter, which is read and asked for nothing.
  private func checkRows(
    of list: DrawnList, toShow todos: Todos, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = list.recorded
    let all = Recording(rows: todos.rows, lines: [list.presenter.reason].compactMap { $0 })
    try require(
      recorded.rows.withoutMarks.sorted, equals: all.rows.withoutMarks.sorted, Rule.viewReadsState,
      sourceLocation: sourceLocation)
    try require(
      recorded.lines, equals: all.lines, Rule.viewReadsState, sourceLocation: sourceLocation)
    try require(
      recorded.rows.withoutMarks, equals: all.rows.withoutMarks, Rule.rowIsItsTodo,
      sourceLocation: sourceLocation)
    try require(recorded.rows, equals: all.rows, Rule.rowTellsMark, sourceLocation: sourceLocation)
    try require(
      recorded.appearances, equals: 0, Rule.readingAsksNobody, sourceLocation: sourceLocation)
    try require(
      recorded.isNotDrawnAgain, equals: false, Rule.redrawByObservation,
      sourceLocation: sourceLocation
    )
    expect(recorded, equals: all, Rule.drawingIsAll, sourceLocation: sourceLocation)
  }
}
