import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.5 A todo that could not be deleted stays on the screen, with the error`()
    async throws
  {
    list.routerSpy.route = .detail(id: Todo.bread.id)
    await list.show([.call, .bread])
    for error in TodoListError.all {
      list.interactorFake.changeError = error
      await list.step { list.detail.didSelectDelete() }

      try require(list.recorded.todo, equals: .bread, Rule.failureChangesNothing)
      try require(list.recorded.detailReason, equals: error.reason, Rule.failureIsShown)
      try require(list.recorded.closes, equals: [], Rule.failureStaysOpen)
      let failed = Recording(
        todos: [.call, .bread], route: .detail(id: Todo.bread.id), todo: .bread,
        detailReason: error.reason, deleted: [Todo.bread.id])
      expect(list.recorded, equals: failed, Rule.changingIsAll)
    }
    list.interactorFake.changeError = nil
    await list.step { list.detail.didSelectDelete() }
    try require(list.recorded.deleted, equals: [Todo.bread.id], Rule.presenterAsksForChange)
    #expect(list.recorded.detailReason == nil, Rule.reasonEnds)
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
