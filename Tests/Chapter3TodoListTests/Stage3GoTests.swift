import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Navigate by state")
  struct Go {
    let list = TodoListHarness()
    let ids =
      [Todo.bread, .call, .letter, Todo.many[0], Todo.many[9], Todo.own[0]].map(\.id) + ["", " b "]

    @Test func `3.6 The presenter asks the router for the detail of the tapped todo`() async throws
    {
      for id in ids {
        let list = TodoListHarness()
        await list.show(Todo.many)
        await list.step { list.presenter.didSelectTodo(id: id) }
        try require(list.recorded.moves, equals: [id], Rule.presenterRoutes)
      }
      for list in [TodoListHarness(), TodoListHarness()] {
        await list.show(Todo.many, failing: .storeUnreadable(path: "todos.json"))
        // The interactor has other todos by now, but the screen was not updated.
        list.interactorFake.todos = [.call, .bread]
        var before = list.recorded
        for id in ids + ids.reversed() {
          await list.step { list.presenter.didSelectTodo(id: id) }

          let rule = before.route == nil ? Rule.presenterRoutes : Rule.tapAlwaysMoves
          try require(list.recorded.moves, equals: [id], rule)
          before.moves = [id]
          before.route = .detail(id: id)
          try require(
            list.presenter.route, equals: .detail(id: id), Rule.routeHasOneOwner)
          expect(list.recorded, equals: before, Rule.movingIsAll)
        }
        // The router changes its route without this presenter, as when a detail closes.
        for route in [nil, .detail(id: Todo.call.id), nil, nil] as [TodoListRoute?] {
          await list.step { list.routerSpy.route = route }
          try require(list.presenter.route, equals: route, Rule.routeHasOneOwner)
        }
      }
    }

    @Test func `3.6 The route names the detail and its todo`() async throws {
      for id in ids {
        let router = TodoListRouter()
        await list.step { router.moveToTodoDetail(id: id) }
        try require(router.route, equals: .detail(id: id), Rule.routeIsAValue)
      }
      for _ in 1...2 {
        // The second router begins without the route of the first one.
        let router = TodoListRouter()
        try #require(router.route == nil, Rule.routeHasOneOwner)
        LeakDetector.watchToTheEnd(router)
        // From each todo to every other one, and to itself.
        for id in ids.flatMap({ id in [id] + ids.flatMap { [$0, id, id] } }) {
          await list.step { router.moveToTodoDetail(id: id) }
          try require(router.route, equals: .detail(id: id), Rule.lastMoveCounts)
        }
        // A detail that was closed can be opened again. Closing is part of exercise 3.7.
        for id in ids {
          await list.step { router.moveToTodoDetail(id: id) }
          await list.step { router.closeTodoDetail(id: id) }
          guard router.route == nil else { break }
          await list.step { router.moveToTodoDetail(id: id) }
          try require(router.route, equals: .detail(id: id), Rule.lastMoveCounts)
        }
      }
    }

    @Test func `3.6 Two taps in the same turn are two moves, and the last one counts`()
      async throws
    {
      await list.show(Todo.many)
      let router = TodoListRouter()
      for (first, second) in zip(ids, ids.dropFirst()) {
        await list.step {
          list.presenter.didSelectTodo(id: first)
          list.presenter.didSelectTodo(id: second)
        }
        try require(list.recorded.moves, equals: [first, second], Rule.tapAlwaysMoves)
        await list.step {
          router.moveToTodoDetail(id: first)
          router.moveToTodoDetail(id: second)
        }
        try require(router.route, equals: .detail(id: second), Rule.lastMoveCounts)
      }
    }

    @Test func `3.6 The view notices each change of the route`() async throws {
      let router = TodoListRouter()
      let presenter = TodoListPresenter(interactor: list.interactorFake, router: router)
      for id in ids {
        let probe = ChangeProbe { presenter.route }
        await list.step { router.moveToTodoDetail(id: id) }

        try require(presenter.route, equals: .detail(id: id), Rule.routeHasOneOwner)
        #expect(probe.wasNotified, Rule.routeIsObservable)
      }
    }
  }
}
