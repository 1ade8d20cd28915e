import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.4 The interactor appends a new todo`() async throws {
    for known in Todos.various + Todos.various {
      let list = TodoListHarness()
      list.store.todos = known.todos
      // A todo with the title of another one is new, too.
      for title in ["Sleep", "Buy bread", "sleep", "Sleep"] {
        let before = list.store.todos ?? []
        await list.ask { try list.interactor.addTodo(title: title) }

        let isTitleKnown = before.contains { $0.title == title }
        let rule = isTitleKnown ? Rule.idDecides : Rule.newIsAppended
        try expectNew(title, after: before, in: list, before.isEmpty ? Rule.storeIsRead : rule)
      }
    }
  }

  @Test func `3.4 The interactor appends to the first list on the first launch`() async throws {
    await list.ask { try list.interactor.addTodo(title: "Sleep") }

    try expectNew("Sleep", after: Todo.firstTodos, in: list, Rule.firstListIsChanged)
  }

  @Test func `3.4 The interactor replaces a completed todo in its place`() async throws {
    for known in [[.bread], [.call, .bread, .letter], Todo.many] as [[Todo]] {
      let list = TodoListHarness()
      list.store.todos = known
      for todo in known where !todo.isDone {
        let after = (list.store.todos ?? []).map { $0.id == todo.id ? $0.whenDone : $0 }
        await list.ask { try list.interactor.toggleTodo(id: todo.id) }

        try require(list.recorded.result, equals: Todos(after), Rule.knownIsReplaced)
        try expectSaved(Todos(after), in: list)
      }
    }
  }

  @Test func `3.4 The interactor changes the list that is stored now`() async throws {
    for todos in [[.bread, .call], [.call, .letter, .bread], [.call], []] as [Todos] {
      // Another app, or a second window, has stored another list in the meantime.
      list.store.todos = todos.todos
      await list.ask { try list.interactor.addTodo(title: "Sleep") }

      let result = list.recorded.result?.todos ?? []
      try require(Todos(result.filter { $0.title != "Sleep" }), equals: todos, Rule.storeIsRead)
      await list.ask { try list.interactor.toggleTodo(id: Todo.call.id) }
      let after = result.map { $0 == .call ? $0.whenDone : $0 }
      try require(list.recorded.result, equals: Todos(after), Rule.storeIsRead)
    }
  }

  @Test func `3.4 The interactor saves a todo whose completion is taken back`() async throws {
    let all = Todo.many.map(\.whenDone)
    list.store.todos = all
    for todo in all {
      let after = (list.store.todos ?? []).map { $0.id == todo.id ? $0.whenToggled : $0 }
      await list.ask { try list.interactor.toggleTodo(id: todo.id) }

      try require(list.recorded.result, equals: Todos(after), Rule.completionCanBeUndone)
      try expectSaved(Todos(after), in: list)
    }
  }

  @Test func `3.4 The interactor distinguishes two todos with the same title`() async throws {
    for id in ["other", "A", "aa", "", Todo.own[0].id] {
      let other = Todo(id: id, title: Todo.call.title)
      for known in [[.call, other], [other, .bread, .call]] as [[Todo]] {
        let list = TodoListHarness()
        list.store.todos = known
        await list.ask { try list.interactor.toggleTodo(id: other.id) }

        let after = Todos(known.map { $0 == other ? other.whenDone : $0 })
        try require(list.recorded.result, equals: after, Rule.idDecides)
        try expectSaved(after, in: list)
      }
    }
  }

  @Test func `3.4 The interactor completes a todo of the first list on the first launch`()
    async throws
  {
    var todos = Todo.firstTodos
    todos[3].isDone = true
    await list.ask { try list.interactor.toggleTodo(id: todos[3].id) }

    try require(list.recorded.result, equals: Todos(todos), Rule.firstListIsChanged)
    try expectSaved(Todos(todos), in: list)
  }

  @Test func `3.4 The interactor throws when the list cannot be read or saved`()
    async throws
  {
    let known = [Todo.call, .bread]
    list.store.todos = known
    for (number, error) in TodoListError.all.enumerated() {
      list.store.saveError = error
      await list.ask { try list.interactor.toggleTodo(id: Todo.bread.id) }

      try require(list.recorded.error, equals: error, Rule.errorIsPropagated)
      let tried: [Todos] = [[.call, .bread.whenDone]]
      try require(
        list.recordedOfInteractor,
        equals: Recording(error: error, saved: tried, stored: Todos(known)),
        number == 0 ? Rule.savingIsAll : Rule.failedIsForgotten)

      await list.ask { try list.interactor.addTodo(title: "Milk") }
      try require(list.recorded.error, equals: error, Rule.errorIsPropagated)

      list.store.saveError = nil
      list.store.retrieveError = error
      await list.ask { try list.interactor.addTodo(title: "Sleep") }

      try require(list.recorded.error, equals: error, Rule.errorIsPropagated)
      expect(
        list.recordedOfInteractor, equals: Recording(error: error, stored: Todos(known)),
        Rule.savingIsAll)
      list.store.retrieveError = nil
    }
    // A failed change is not repeated later.
    await list.ask { try list.interactor.toggleTodo(id: Todo.bread.id) }
    try expectSaved([.call, .bread.whenDone], in: list)
  }

  private func expectNew(
    _ title: String, after known: [Todo], in list: TodoListHarness, _ rule: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let result = list.recorded.result?.todos ?? []
    // The interactor chooses its id.
    let last = result.count > known.count ? result.last : nil
    let new = Todo(id: last?.id ?? "new", title: title)
    // The change was saved, but the old list was returned.
    let isSaved = list.recorded.stored?.todos.count == known.count + 1
    let rule = isSaved && result == known ? Rule.resultIsSaved : rule
    try require(Todos(result), equals: Todos(known + [new]), rule, sourceLocation: sourceLocation)
    try expectSaved(Todos(known + [new]), in: list, sourceLocation: sourceLocation)
  }

  private func expectSaved(
    _ todos: Todos, in list: TodoListHarness, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try require(
      list.recorded.stored, equals: todos, Rule.resultIsSaved, sourceLocation: sourceLocation)
    expect(
      list.recordedOfInteractor, equals: Recording(result: todos, saved: [todos], stored: todos),
      Rule.savingIsAll,
      sourceLocation: sourceLocation)
  }
}
