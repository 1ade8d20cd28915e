import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Appear {
  @Test func `3.2 The view shows the current state of its presenter`() async throws {
    for list in [DrawnList(), DrawnList()] {
      let long = String(repeating: "The file is gone.\n", count: 50)
      for reason in [nil, "The disk is full.", "The file is gone.", long, nil] {
        for todos in Todos.various + [[.letter], [.bread], [.bread.whenDone], [.bread]] {
          await list.step { list.presenter.todos = todos.todos }
          try checkRows(of: list, toShow: todos)
        }
        await list.step { list.presenter.reason = reason }
        try checkRows(of: list, toShow: [.bread])
      }
      for todos in Todos.steps {
        await list.step { list.presenter.todos = todos.todos }
        try checkRows(of: list, toShow: todos)
      }
      // A list beside a detail, as on a large display, is updated, too.
      for todos in [[.bread, .letter], [.bread.whenDone, .letter]] as [Todos] {
        await list.step {
          list.presenter.route = .detail(id: Todo.bread.id)
          list.presenter.todos = todos.todos
        }
        try require(list.rowsOfNewView, equals: todos.rows, Rule.viewReadsState)
      }
    }
  }

  @Test func `3.2 Updating the view again shows the same`() async throws {
    // The initial state counts, too: even before an empty list, the screen had a placeholder.
    for (todos, reason) in [(Todo.many, "The disk is full."), ([], nil)] {
      let list = DrawnList(todos: todos, reason: reason)
      for _ in 1...3 {
        await list.step()
        try checkRows(of: list, toShow: Todos(todos))
      }
    }
  }

  @Test func `3.2 A tap on a row selects the todo in that row`() async throws {
    let list = DrawnList(todos: [.letter, .bread.whenDone, .call])
    await list.step()
    try checkRows(of: list, toShow: [.letter, .bread.whenDone, .call])

    for (text, todo) in [
      ("[ ] Write the letter", Todo.letter), ("[x] Buy bread", .bread),
      ("[ ] Call the doctor", .call),
    ] {
      let row = try #require(list.recorded.rows.texts.firstIndex(of: text), Rule.viewReadsState)
      await list.step { list.tap(row) }
      expect(list.recorded.tapped, equals: [todo.id], Rule.rowIsItsTodo)
    }
  }

  @Test func `3.2 A change of the state redraws the screen`() async {
    let view = TodoListView(presenter: list.presenter, builder: FormerBuilderSpy())
    for todos in [[.bread], [.bread.whenDone], []] as [[Todo]] {
      let probe = ChangeProbe { view.updateProperties() }
      let before = list.presenter.todos
      await list.show(todos)

      // Which todos the presenter has is the subject of 3.1.
      let shown = list.presenter.todos
      #expect(probe.wasNotified || shown == before, Rule.redrawByObservation)
      view.updateProperties()
      expect(Rows(view.rows), equals: Todos(shown).rows, Rule.redrawByObservation)
    }
  }

  /// Compares the whole screen, and makes sure that the presenter was only read.
  private func checkRows(
    of list: DrawnList, toShow todos: Todos, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let recorded = list.recorded
    let all = FormerRecording(rows: todos.rows, lines: [list.presenter.reason].compactMap { $0 })
    // If a new view shows the right rows, this one still shows a state that it has read before.
    let isOld = recorded.rows != all.rows && list.rowsOfNewView == all.rows
    let hasOthers =
      !recorded.rows.texts.isEmpty && recorded.rows.texts.count != all.rows.texts.count
    try require(
      recorded.rows.withoutStatus.sorted, equals: all.rows.withoutStatus.sorted,
      hasOthers && !isOld ? Rule.rowIsItsTodo : Rule.viewReadsState, sourceLocation: sourceLocation)
    if all.lines.isEmpty {
      try require(recorded.lines, equals: [], Rule.linesEnd, sourceLocation: sourceLocation)
    }
    try require(
      recorded.lines, equals: all.lines, Rule.viewReadsState, sourceLocation: sourceLocation)
    try require(
      recorded.rows.withoutStatus, equals: all.rows.withoutStatus,
      isOld ? Rule.viewReadsState : Rule.rowIsItsTodo, sourceLocation: sourceLocation)
    try require(
      recorded.rows, equals: all.rows, isOld ? Rule.viewReadsState : Rule.rowShowsStatus,
      sourceLocation: sourceLocation)
    try require(
      recorded.appearances, equals: 0, Rule.updatingOnlyReads, sourceLocation: sourceLocation)
    try require(
      recorded.isNotRedrawn, equals: false, Rule.redrawByObservation,
      sourceLocation: sourceLocation
    )
    expect(recorded, equals: all, Rule.drawingIsAll, sourceLocation: sourceLocation)
  }
}
