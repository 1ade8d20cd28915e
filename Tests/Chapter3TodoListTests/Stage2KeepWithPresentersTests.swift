import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.5 The list's presenter adds a todo and shows the result`() async throws {
    for list in [TodoListHarness(), TodoListHarness(route: .detail(id: Todo.letter.id))] {
      let route = list.presenter.route
      // The same title again, and the titles of other todos.
      for title in ["Sleep", "Sleep", "sleep", "Buy bread"] {
        await list.step { list.presenter.didEnterTodo(title: title) }

        try require(list.recorded.added.count, equals: 1, Rule.presenterAsksForChange)
        try require(list.recorded.added, equals: [title], Rule.titleIsPassedOn)
        let todos = Todos(list.interactorFake.todos)
        try require(list.recorded.todos, equals: todos, Rule.resultIsShown)
        expect(
          list.recorded, equals: Recording(todos: todos, route: route, added: [title]),
          Rule.changingIsAll)
      }
    }
  }

  @Test func `3.5 The list's presenter passes on exactly what the user typed`() async throws {
    let long = String(repeating: "Buy bread, ", count: 100)
    // Two of the titles are in the list, and one of these todos is completed.
    await list.show([.bread.whenDone, .call])
    for title in [
      "  Sleep ", " ", "", "1", "b", "BUY  bread", "\tSleep\n", long, "Buy bread",
      "Call the doctor",
    ] {
      await list.step { list.presenter.didEnterTodo(title: title) }

      expect(list.recorded.added, equals: [title], Rule.titleIsPassedOn)
    }
  }

  @Test(arguments: [Todo.bread, .call, Todo.many[0], Todo.many[120]])
  func `3.5 The detail's presenter completes its todo and shows the result`(
    todo: Todo
  ) async throws {
    for route in [.detail(id: todo.id), .detail(id: Todo.letter.id), nil] as [TodoListRoute?] {
      let list = TodoListHarness(detailOf: todo, route: route)
      await list.show(Todo.many)
      for shown in [todo.whenToggled, todo, todo.whenToggled] {
        await list.step { list.detail.didSelectToggle() }

        try require(list.recorded.toggled, equals: [todo.id], Rule.presenterAsksForChange)
        try require(list.recorded.todo, equals: shown, Rule.resultIsShown)
        let after = Recording(todos: .many, route: route, todo: shown, toggled: [todo.id])
        expect(list.recorded, equals: after, Rule.changingIsAll)
      }
    }
  }

  @Test(arguments: [Todo.bread, .call, Todo.many[0], Todo.many[120]])
  func `3.5 The detail's presenter deletes its todo and shows the result`(
    todo: Todo
  ) async throws {
    for route in [.detail(id: todo.id), .detail(id: Todo.letter.id)] as [TodoListRoute] {
      let list = TodoListHarness(detailOf: todo, route: route)
      await list.show(Todo.many)
      await list.step { list.detail.didSelectDelete() }

      try require(list.recorded.deleted, equals: [todo.id], Rule.presenterAsksForChange)
      try #require(list.recorded.todo == nil, Rule.resultIsShown)
      try require(list.recorded.closes, equals: [todo.id], Rule.nothingLeftToShow)
      let left = route == .detail(id: todo.id) ? nil : route
      let after = Recording(todos: .many, route: left, deleted: [todo.id], closes: [todo.id])
      expect(list.recorded, equals: after, Rule.changingIsAll)
    }
  }

  @Test func `3.5 The presenters show the result even if they expected another one`()
    async throws
  {
    let renamed = Todo(id: Todo.bread.id, title: "Buy two loaves")
    await list.show([.call, .bread])
    for result in [[renamed], [.letter, renamed.whenDone], Todo.many] {
      list.interactorFake.result = Todos(result)
      let todo = result.first { $0.id == Todo.bread.id }
      for step in [
        { $0.presenter.didEnterTodo(title: "Sleep") }, { $0.detail.didSelectToggle() },
        { $0.detail.didSelectDelete() },
      ] as [(TodoListHarness) -> Void] {
        await list.step { step(list) }
        try require(list.recorded.closes, equals: [], Rule.resultIsShown)
      }
      try require(list.recorded.todos, equals: Todos(result), Rule.resultIsShown)
      expect(list.recorded.todo, equals: todo, Rule.resultIsShown)
    }

    list.interactorFake.result = []
    await list.step { list.presenter.didEnterTodo(title: "Sleep") }
    try require(list.recorded.todos, equals: [], Rule.resultIsShown)
    await list.step { list.detail.didSelectToggle() }
    try #require(list.recorded.todo == nil, Rule.resultIsShown)
    expect(list.recorded.closes, equals: [Todo.bread.id], Rule.nothingLeftToShow)
  }
}
