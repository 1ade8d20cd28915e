import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
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
        let rule = list.recorded.todo == nil ? Rule.resultIsShown : Rule.changingIsAll
        try require(list.recorded.closes, equals: [], rule)
        guard list.recorded.added == [] else { continue }
        let next = Todos(result).next(after: Todo.bread.id)
        try require(list.nextOfDetail(), equals: next, Rule.resultIsWhole)
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

  @Test func `3.5 A successful change is shown even if the list cannot be fetched`()
    async throws
  {
    for error in TodoListError.all {
      let list = TodoListHarness(route: .detail(id: Todo.bread.id))
      await list.show([.call, .bread])
      list.interactorFake.fetchError = error

      await list.step { list.presenter.didEnterTodo(title: "Sleep") }
      try require(list.recorded.todos, equals: Todos(list.interactorFake.todos), Rule.resultIsShown)
      try #require(list.recorded.reason == nil, Rule.reasonEnds)
      await list.step { list.detail.didSelectToggle() }
      try require(list.recorded.todo, equals: .bread.whenDone, Rule.resultIsShown)
      try #require(list.recorded.detailReason == nil, Rule.reasonEnds)
      await list.step { list.detail.didSelectDelete() }
      try #require(list.recorded.todo == nil, Rule.resultIsShown)
      try #require(list.recorded.detailReason == nil, Rule.reasonEnds)
      expect(list.recorded.closes, equals: [Todo.bread.id], Rule.nothingLeftToShow)
    }
  }
}
