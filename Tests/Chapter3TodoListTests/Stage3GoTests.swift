import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Navigate by state")
  struct Go {
    let list = TodoListHarness()
    let ids = [Todo.bread, .call, .letter, Todo.many[0], Todo.many[9]].map(\.id) + ["", " b "]

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
        Probes.watchToTheEnd(router)
        // From each todo to every other one, and to itself.
        for id in ids.flatMap({ id in [id] + ids.flatMap { [$0, id, id] } }) {
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

    @Test func `3.7 The router closes the named detail, and no other`()
      async throws
    {
      let router = TodoListRouter()
      for open in ids + ids {
        for closed in [open] + ids.reversed() + [open, open] {
          router.moveToTodoDetail(id: open)
          await settle()
          let probe = ChangeProbe { router.route }
          await list.step { router.closeTodoDetail(id: closed) }

          if closed == open {
            try #require(router.route == nil, Rule.closeLeadsBack)
            try #require(probe.wasNotified, Rule.routeIsObservable)
          } else {
            try require(router.route, equals: .detail(id: open), Rule.lateCloseClosesNothing)
          }
        }
        await list.step { router.closeTodoDetail(id: open) }
        #expect(router.route == nil, Rule.closeLeadsBack)
      }
    }

    @Test func `3.7 A detail that opens right after the report of the one before stays open`()
      async throws
    {
      let router = TodoListRouter()
      for (old, next) in zip(ids, ids.dropFirst()) {
        await list.step { router.moveToTodoDetail(id: old) }
        await list.step {
          router.closeTodoDetail(id: old)
          router.moveToTodoDetail(id: next)
        }
        try require(router.route, equals: .detail(id: next), Rule.lateCloseClosesNothing)
        await list.step {
          router.closeTodoDetail(id: next)
          router.closeTodoDetail(id: old)
        }
        try #require(router.route == nil, Rule.closeLeadsBack)
      }
    }

    @Test func `3.7 A detail that has disappeared reports which one it was`() async throws {
      let list = TodoListHarness()
      for (todos, error) in [
        ([.call, .bread, .letter], nil), ([.bread.whenDone], TodoListError.all[0]),
      ] as [([Todo], TodoListError?)] {
        await list.show(todos, failing: error)
        list.routerSpy.route = .detail(id: Todo.bread.id)
        var before = list.recorded
        await list.step { list.detail.viewDidDisappear() }

        let others = list.recorded.closes.subtracting([Todo.bread.id])
        try require(others, equals: [], Rule.detailReportsItself)
        try require(list.recorded.closes, equals: [Todo.bread.id], Rule.detailReportsItsClosing)
        before.closes = [Todo.bread.id]
        before.route = nil
        expect(list.recorded, equals: before, Rule.closingIsAll)

        // The next detail is open already, and the router would ignore a report about the first.
        list.routerSpy.route = .detail(id: Todo.letter.id)
        await list.step { list.detail.viewDidDisappear() }

        try require(
          list.recorded.closes.subtracting([Todo.bread.id]), equals: [], Rule.detailReportsItself)
        before.closes = list.recorded.closes
        before.route = .detail(id: Todo.letter.id)
        expect(list.recorded, equals: before, Rule.closingIsAll)
      }
    }

    @Test func `3.7 A detail whose todo was deleted elsewhere reports which one it was`()
      async throws
    {
      for todos in [[], [.call]] as [[Todo]] {
        await list.show(todos)
        list.routerSpy.route = .detail(id: Todo.bread.id)
        var before = list.recorded
        await list.step { list.detail.viewDidDisappear() }

        try require(list.recorded.closes, equals: [Todo.bread.id], Rule.detailReportsItsClosing)
        before.closes = [Todo.bread.id]
        before.route = nil
        expect(list.recorded, equals: before, Rule.closingIsAll)
      }
    }

    @Test func `3.7 A detail that is deallocated with its screen has reported before`()
      async throws
    {
      // In a separate process first, because a task that needs the presenter may crash.
      try await #require(processExitsWith: .success, Rule.reportOutlivesItsSender) {
        await TodoListHarness.closeAfterReport()
      }
      var detail: TodoDetailPresenter? = TodoDetailPresenter(
        id: Todo.letter.id, interactor: list.interactorFake, router: list.routerSpy)
      list.routerSpy.route = .detail(id: Todo.letter.id)
      await list.step {
        detail?.viewDidDisappear()
        detail = nil
      }
      expect(list.recorded.closes, equals: [Todo.letter.id], Rule.reportOutlivesItsSender)
    }
  }
}
