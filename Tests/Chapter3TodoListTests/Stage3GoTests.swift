import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Navigate by state")
  struct Go {
    @Test func `3.6 The presenter asks the router for the detail of the tapped todo`() async throws
    {
      let list = ListPresenterAndDoubles()
      list.interactor.todos = [.call, .bread]
      await when { list.presenter.viewDidAppear() }

      await when { list.presenter.didSelectTodo(id: Todo.bread.id) }

      try require(list.router.moves, equals: [Todo.bread.id], Rule.presenterRoutes)
    }

    @Test func `3.6 The presenter's route is the router's, whatever has changed it`() throws {
      let list = ListPresenterAndDoubles()
      try require(list.presenter.route, equals: nil, Rule.routeHasOneOwner)

      // The router's route changes, and the presenter has received no message.
      list.router.route = .detail(id: Todo.letter.id)

      let route = TodoListRoute.detail(id: Todo.letter.id)
      try require(list.presenter.route, equals: route, Rule.routeHasOneOwner)
    }

    @Test func `3.6 The presenter tells the router of each tap, and does nothing else`() async {
      // `didSelectTodo(id:)` arrives, also while a detail is open, and the router's route changes
      // by itself. At each tap, the router is asked once to move to this todo. The presenter's
      // route is always the router's. The list stays as it is, and the interactor isn't called.
      await listPresenterJudge.judge(exercise: 6)
    }

    @Test func `3.6 The router's route is the detail of the todo that it has moved to`()
      async throws
    {
      let router = TodoListRouter()

      await when { router.moveToTodoDetail(id: Todo.bread.id) }

      try require(router.route, equals: .detail(id: Todo.bread.id), Rule.routeIsAValue)
    }

    @Test func `3.6 The router's route is that of the last move`() async {
      // `moveToTodoDetail(id:)` arrives for several todos, also twice for the same one. Each time,
      // the route is the detail of this todo, whatever it was before.
      await routerJudge.judge(exercise: 6)
    }

    @Test func `3.6 The router notifies a view that has read the presenter's route`() async throws {
      let router = TodoListRouter()
      let presenter = TodoListPresenter(interactor: TodoListInteractorFake(), router: router)
      // Reads the route once, as a view does, and waits to be notified of its change.
      let probe = ChangeProbe { presenter.route }

      await when { router.moveToTodoDetail(id: Todo.bread.id) }

      try require(probe.wasNotified, equals: true, Rule.routeIsObservable)
    }
  }
}
