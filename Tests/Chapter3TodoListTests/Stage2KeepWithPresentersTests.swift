import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.5 A failed change changes nothing, and its error is shown until one succeeds`()
    async throws
  {
    for error in TodoListError.all + TodoListError.all.reversed() {
      await list.show([.call, .bread])
      // Which todos the list fetches when it appears is the subject of 3.1.
      let shown = list.recorded.todos
      list.interactorFake.changeError = error

      await list.step { list.presenter.didEnterTodo(title: "Sleep") }
      try require(list.recorded.added, equals: ["Sleep"], Rule.presenterAsksForChange)
      try require(list.recorded.fetches, equals: 0, Rule.resultIsReturned)
      try require(list.recorded.reason, equals: error.reason, Rule.failureIsShown)
      try require(list.recorded.todos, equals: shown, Rule.failureChangesNothing)
      await list.step { list.detail.didSelectToggle() }
      try require(list.recorded.toggled, equals: [Todo.bread.id], Rule.presenterAsksForChange)
      try require(list.recorded.fetches, equals: 0, Rule.resultIsReturned)
      try require(list.recorded.detailReason, equals: error.reason, Rule.failureIsShown)
      try require(list.recorded.todo, equals: .bread, Rule.failureChangesNothing)
      try require(list.nextOfDetail(), equals: Todo.call.id, Rule.failureChangesNothing)
      let failed = FormerRecording(
        todos: shown, reason: error.reason, todo: .bread, detailReason: error.reason,
        toggled: [Todo.bread.id])
      try require(list.recorded, equals: failed, Rule.changingIsAll)

      list.interactorFake.changeError = nil
      await list.step {
        list.presenter.didEnterTodo(title: "Sleep")
        list.detail.didSelectToggle()
      }
      try require(list.recorded.added, equals: ["Sleep"], Rule.presenterAsksForChange)
      try require(list.recorded.toggled, equals: [Todo.bread.id], Rule.presenterAsksForChange)
      #expect(list.recorded.reason == nil, Rule.reasonEnds)
      #expect(list.recorded.detailReason == nil, Rule.reasonEnds)
    }
  }

  @Test func `3.5 A todo that could not be deleted stays on the screen, with the error`()
    async throws
  {
    await list.show([.call, .bread])
    let shown = list.recorded.todos
    list.routerSpy.route = .detail(id: Todo.bread.id)
    for error in TodoListError.all {
      list.interactorFake.changeError = error
      await list.step { list.detail.didSelectDelete() }

      try require(list.recorded.deleted, equals: [Todo.bread.id], Rule.presenterAsksForChange)
      try require(list.recorded.fetches, equals: 0, Rule.resultIsReturned)
      try require(list.recorded.todo, equals: .bread, Rule.failureChangesNothing)
      try require(list.recorded.detailReason, equals: error.reason, Rule.failureIsShown)
      try require(list.recorded.closes, equals: [], Rule.failureStaysOpen)
      try require(list.nextOfDetail(), equals: Todo.call.id, Rule.failureChangesNothing)
      let failed = FormerRecording(
        todos: shown, route: .detail(id: Todo.bread.id), todo: .bread,
        detailReason: error.reason, deleted: [Todo.bread.id])
      expect(list.recorded, equals: failed, Rule.changingIsAll)
    }
    list.interactorFake.changeError = nil
    await list.step { list.detail.didSelectDelete() }
    try require(list.recorded.deleted, equals: [Todo.bread.id], Rule.presenterAsksForChange)
    #expect(list.recorded.detailReason == nil, Rule.reasonEnds)
  }

  @Test func `3.5 The list's presenter adds a todo and shows the result`() async throws {
    let long = String(repeating: "Buy bread, ", count: 100)
    let route = TodoListRoute.detail(id: Todo.letter.id)
    for (list, known) in [
      (TodoListHarness(), nil), (TodoListHarness(route: route), [.bread.whenDone, .call]),
      (TodoListHarness(), Todo.crowd),
    ] as [(TodoListHarness, [Todo]?)] {
      if let known { await list.show(known) }
      var after = list.recorded
      // The same title again, the titles of other todos, and titles that are none.
      let titles =
        [
          "Sleep", "Milk", "Sleep", "sleep", "Buy bread", "Call the doctor", "  Sleep ",
          "BUY  bread",
          "\tSleep\n", long, "1", "b", " ", "",
        ] + (known?.count == 2 ? OddTexts.all : [])
      for (number, title) in titles.enumerated() {
        await list.step { list.presenter.didEnterTodo(title: title) }

        let rule = number < 2 ? Rule.presenterAsksForChange : Rule.titleIsPassedOn
        try require(list.recorded.added.count, equals: 1, rule)
        try require(list.recorded.added, equals: [title], Rule.titleIsPassedOn)
        after.todos = Todos(list.interactorFake.todos)
        after.added = [title]
        try require(list.recorded.todos, equals: after.todos, Rule.resultIsShown)
        try require(list.recorded.fetches, equals: 0, Rule.resultIsReturned)
        expect(list.recorded, equals: after, Rule.changingIsAll)
      }
    }
  }

  @Test(arguments: [Todo.bread, .call, Todo.many[0], Todo.many[120], Todo.own[0]])
  func `3.5 The detail's presenter completes its todo and shows the result`(
    todo: Todo
  ) async throws {
    for route in [.detail(id: todo.id), .detail(id: Todo.letter.id), nil] as [TodoListRoute?] {
      let list = TodoListHarness(detailOf: todo, route: route)
      await list.show(Todo.many)
      var shown = todo
      for title in [todo.title, "Buy two loaves", "Sleep"] {
        // Another screen has renamed the todo in the meantime, and the list has another order.
        if title != todo.title { list.interactorFake.todos.reverse() }
        let index = list.interactorFake.todos.firstIndex { $0.id == todo.id } ?? 0
        list.interactorFake.todos[index].title = title
        shown.title = title
        shown.isDone.toggle()
        await list.step { list.detail.didSelectToggle() }

        try require(list.recorded.toggled, equals: [todo.id], Rule.presenterAsksForChange)
        try require(list.recorded.todo, equals: shown, Rule.resultIsShown)
        let next = Todos(list.interactorFake.todos).next(after: todo.id)
        try require(list.nextOfDetail(), equals: next, Rule.resultIsWhole)
        try require(list.recorded.fetches, equals: 0, Rule.resultIsReturned)
        let after = FormerRecording(todos: .many, route: route, todo: shown, toggled: [todo.id])
        expect(list.recorded, equals: after, Rule.changingIsAll)
      }
    }
  }

  @Test(arguments: [Todo.bread, .call, Todo.many[0], Todo.many[120], Todo.own[0]])
  func `3.5 The detail's presenter deletes its todo and shows the result`(
    todo: Todo
  ) async throws {
    for route in [.detail(id: todo.id), .detail(id: Todo.letter.id)] as [TodoListRoute] {
      let list = TodoListHarness(detailOf: todo, route: route)
      await list.show(Todo.many)
      await list.step { list.detail.didSelectDelete() }

      try require(list.recorded.deleted, equals: [todo.id], Rule.presenterAsksForChange)
      try #require(list.recorded.todo == nil, Rule.resultIsShown)
      try require(list.recorded.fetches, equals: 0, Rule.resultIsReturned)
      try require(list.recorded.closes, equals: [todo.id], Rule.nothingLeftToShow)
      let left = route == .detail(id: todo.id) ? nil : route
      let after = FormerRecording(todos: .many, route: left, deleted: [todo.id], closes: [todo.id])
      expect(list.recorded, equals: after, Rule.changingIsAll)
    }
  }
}
