import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Go {
  @Test func `3.7 The router closes the named detail, and no other`()
    async throws
  {
    let router = TodoListRouter()
    var isObservable = true
    for open in ids + ids {
      for closed in [open] + ids.reversed() + [open, open] {
        let moveProbe = ChangeProbe { router.route }
        let before = router.route
        router.moveToTodoDetail(id: open)
        await settle()
        // Whether the view notices a route is the subject of 3.6.
        if router.route != before { isObservable = moveProbe.wasNotified }
        let probe = ChangeProbe { router.route }
        await list.step { router.closeTodoDetail(id: closed) }

        if closed == open {
          try #require(router.route == nil, Rule.closeLeadsBack)
          try #require(probe.wasNotified || !isObservable, Rule.routeIsObservable)
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

  @Test func `3.7 A detail that was closed reports which one it was`() async throws {
    let list = TodoListHarness()
    for (todos, error) in [
      ([.call, .bread, .letter], nil), ([.bread.whenDone], TodoListError.all[0]),
    ] as [([Todo], TodoListError?)] {
      await list.show(todos, failing: error)
      list.routerSpy.route = .detail(id: Todo.bread.id)
      var before = list.recorded
      await list.step { list.detail.didClose() }

      let others = list.recorded.closes.subtracting([Todo.bread.id])
      try require(others, equals: [], Rule.detailReportsItself)
      try require(list.recorded.closes, equals: [Todo.bread.id], Rule.detailReportsItsClosing)
      before.closes = [Todo.bread.id]
      before.route = nil
      expect(list.recorded, equals: before, Rule.closingIsAll)

      // The next detail is open already, and the router would ignore a report about the first.
      list.routerSpy.route = .detail(id: Todo.letter.id)
      await list.step { list.detail.didClose() }

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
      await list.step { list.detail.didClose() }

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
      detail?.didClose()
      detail = nil
    }
    expect(list.recorded.closes, equals: [Todo.letter.id], Rule.reportOutlivesItsSender)
  }

  @Test func `3.7 A detail that another screen covers is still open`() async {
    let presenter = FormerDetailPresenterFake()
    let detail = TodoDetailView(presenter: presenter)
    let navigator = Navigator()
    navigator.push(Screen())
    for _ in 1...2 {
      presenter.events = []
      navigator.push(detail)
      navigator.present(Screen())
      await settle()
      expect(presenter.events, equals: ["appear"], Rule.disappearedIsNotClosed)
      navigator.dismiss()
      navigator.push(Screen())
      await settle()
      expect(presenter.events, equals: ["appear", "appear"], Rule.disappearedIsNotClosed)
      navigator.pop()
      presenter.events = []
      navigator.pop()
      await settle()
      expect(presenter.events, equals: ["close"], Rule.detailReportsItsClosing)
    }
  }
}
