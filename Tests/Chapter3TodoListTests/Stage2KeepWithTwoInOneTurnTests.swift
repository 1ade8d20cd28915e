import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.5 Two texts in the same turn are two todos`() async throws {
    for (second, errors) in [
      ("Milk", [nil, nil]), ("Milk", [.all[0], nil]), ("Milk", [nil, .all[1]]),
      ("Sleep", [nil, nil]),
    ] as [(String, [TodoListError?])] {
      let list = TodoListHarness()
      await list.show([.call, .bread])
      list.interactorFake.changeErrors = errors
      await list.step {
        list.presenter.didEnterTodo(title: "Sleep")
        list.presenter.didEnterTodo(title: second)
      }

      let isDropped = list.recorded.added.count == 1
      let askRule = isDropped ? Rule.everyRequestCounts : Rule.presenterAsksForChange
      try require(list.recorded.added.count, equals: 2, askRule)
      try require(list.recorded.added, equals: ["Sleep", second], Rule.titleIsPassedOn)
      let known = Todos(list.interactorFake.todos)
      try require(list.recorded.todos, equals: known, Rule.resultIsShown)
      let rule = errors[1] == nil ? Rule.reasonEnds : Rule.failureIsShown
      try require(list.recorded.reason, equals: errors[1]?.reason, rule)
    }
  }

  @Test func `3.5 Two taps in the same turn are two changes`() async throws {
    for errors in [[nil, nil], [.all[0], nil], [nil, .all[1]]] as [[TodoListError?]] {
      let list = TodoListHarness(route: .detail(id: Todo.bread.id))
      await list.show([.call, .bread])
      list.interactorFake.changeErrors = errors
      await list.step {
        list.detail.didSelectToggle()
        list.detail.didSelectToggle()
      }

      let ids = [Todo.bread.id, Todo.bread.id]
      let isDropped = list.recorded.toggled == [Todo.bread.id]
      let askRule = isDropped ? Rule.everyRequestCounts : Rule.presenterAsksForChange
      try require(list.recorded.toggled, equals: ids, askRule)
      let known = list.interactorFake.todos.first { $0.id == Todo.bread.id }
      try require(list.recorded.todo, equals: known, Rule.resultIsShown)
      let rule = errors[1] == nil ? Rule.reasonEnds : Rule.failureIsShown
      try require(list.recorded.detailReason, equals: errors[1]?.reason, rule)
    }
    let toggle: (TodoDetailPresenter) -> Void = { $0.didSelectToggle() }
    let delete: (TodoDetailPresenter) -> Void = { $0.didSelectDelete() }
    let appear: (TodoDetailPresenter) -> Void = { $0.viewDidAppear() }
    // The todo is deleted, whichever of the two requests arrives first.
    for taps in [[toggle, delete], [delete, toggle], [delete, appear]] {
      let list = TodoListHarness(route: .detail(id: Todo.bread.id))
      await list.show([.call, .bread])
      await list.step { for tap in taps { tap(list.detail) } }

      let isDropped = list.recorded.deleted.isEmpty
      let askRule = isDropped ? Rule.everyRequestCounts : Rule.presenterAsksForChange
      try require(list.recorded.deleted, equals: [Todo.bread.id], askRule)
      try #require(list.recorded.todo == nil, Rule.resultIsShown)
      try require(list.recorded.closes, equals: [Todo.bread.id], Rule.nothingLeftToShow)
    }
    // The detail closes before a task could run. In a separate process first, because that may crash.
    try await #require(processExitsWith: .success, Rule.requestOutlivesItsSender) {
      await TodoListHarness.closeAfterChange()
    }
    for tap in [toggle, delete] {
      let list = TodoListHarness()
      var detail: TodoDetailPresenter? = TodoDetailPresenter(
        id: Todo.bread.id, interactor: list.interactorFake, router: list.routerSpy)
      detail?.viewDidAppear()
      await settle()
      await list.step {
        detail.map(tap)
        detail = nil
      }

      let requests = list.recorded.toggled + list.recorded.deleted
      expect(requests, equals: [Todo.bread.id], Rule.requestOutlivesItsSender)
    }
  }
}
