import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.4 The interactor appends a todo that is new`() async throws {
    for known in Todos.various + Todos.various {
      let list = TodoListHarness()
      list.store.todos = known.todos
      // What has the title of another todo is as new as what was never heard of.
      for title in ["Sleep", "Buy bread", "sleep", "Sleep"] {
        let before = list.store.todos ?? []
        await list.ask { try list.interactor.addTodo(title: title) }

        try expectNew(title, after: before, in: list, Rule.newIsAppended)
      }
    }
  }

  @Test func `3.4 The interactor appends to the first list, when none was stored`() async throws {
    await list.ask { try list.interactor.addTodo(title: "Sleep") }

    try expectNew("Sleep", after: Todo.firstTodos, in: list, Rule.firstListIsChanged)
  }

  @Test func `3.4 The interactor changes the first list, when none was stored`() async throws {
    var todos = Todo.firstTodos
    todos[3].isDone = true
    await list.ask { try list.interactor.toggleTodo(id: todos[3].id) }

    try require(list.recorded.answer, equals: Todos(todos), Rule.firstListIsChanged)
    try expectKept(Todos(todos), in: list)
  }

  @Test func `3.4 The interactor replaces a todo that it knows, where it stands`() async throws {
    for known in [[.bread], [.call, .bread, .letter], Todo.many] as [[Todo]] {
      list.store.todos = known
      for todo in known where !todo.isDone {
        let after = (list.store.todos ?? []).map { $0.id == todo.id ? $0.whenDone : $0 }
        await list.ask { try list.interactor.toggleTodo(id: todo.id) }

        try require(list.recorded.answer, equals: Todos(after), Rule.knownIsReplaced)
        try expectKept(Todos(after), in: list)
      }
    }
  }

  @Test func `3.4 The interactor stores a todo that is marked back`() async throws {
    let all = Todo.many.map(\.whenDone)
    list.store.todos = all
    for todo in all {
      let after = (list.store.todos ?? []).map { $0.id == todo.id ? $0.whenToggled : $0 }
      await list.ask { try list.interactor.toggleTodo(id: todo.id) }

      try require(list.recorded.answer, equals: Todos(after), Rule.markMayGo)
      try expectKept(Todos(after), in: list)
    }
  }

  @Test func `3.4 The interactor tells two todos with one title apart`() async throws {
    for id in ["other", "A", "aa", ""] {
      let other = Todo(id: id, title: Todo.call.title)
      for known in [[.call, other], [other, .bread, .call]] as [[Todo]] {
        list.store.todos = known
        await list.ask { try list.interactor.toggleTodo(id: other.id) }

        let after = Todos(known.map { $0 == other ? other.whenDone : $0 })
        try require(list.recorded.answer, equals: after, Rule.idDecides)
        try expectKept(after, in: list)
      }
    }
  }

  @Test func `3.4 The interactor answers with an error when the list cannot be read or kept`()
    async throws
  {
    let known = [Todo.call, .bread]
    list.store.todos = known
    for error in TodoListError.all {
      list.store.saveError = error
      await list.ask { try list.interactor.toggleTodo(id: Todo.bread.id) }

      try require(list.recorded.error, equals: error, Rule.lossIsNoAnswer)
      let tried: [Todos] = [[.call, .bread.whenDone]]
      expect(
        list.recorded, equals: Recording(error: error, saved: tried, stored: Todos(known)),
        Rule.keepingIsAll)

      await list.ask { try list.interactor.addTodo(title: "Milk") }
      try require(list.recorded.error, equals: error, Rule.lossIsNoAnswer)

      list.store.saveError = nil
      list.store.retrieveError = error
      await list.ask { try list.interactor.addTodo(title: "Sleep") }

      try require(list.recorded.error, equals: error, Rule.lossIsNoAnswer)
      expect(
        list.recorded, equals: Recording(error: error, stored: Todos(known)), Rule.keepingIsAll)
      list.store.retrieveError = nil
    }
    // What failed has failed, and is not made up for.
    await list.ask { try list.interactor.toggleTodo(id: Todo.bread.id) }
    try expectKept([.call, .bread.whenDone], in: list)
  }

  private func expectNew(
    _ title: String, after known: [Todo], in list: TodoListHarness, _ rule: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let answer = list.recorded.answer?.todos ?? []
    // The interactor gives it an id.
    let last = answer.count > known.count ? answer.last : nil
    let new = Todo(id: last?.id ?? "new", title: title)
    try require(Todos(answer), equals: Todos(known + [new]), rule, sourceLocation: sourceLocation)
    try expectKept(Todos(known + [new]), in: list, sourceLocation: sourceLocation)
  }

  private func expectKept(
    _ todos: Todos, in list: TodoListHarness, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try require(
      list.recorded.stored, equals: todos, Rule.answerIsKept, sourceLocation: sourceLocation)
    expect(
      list.recorded, equals: Recording(answer: todos, saved: [todos], stored: todos),
      Rule.keepingIsAll,
      sourceLocation: sourceLocation)
  }
}
