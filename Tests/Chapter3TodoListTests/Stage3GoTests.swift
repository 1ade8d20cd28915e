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

      list.router.route = .detail(id: Todo.letter.id)

      let route = TodoListRoute.detail(id: Todo.letter.id)
      try require(list.presenter.route, equals: route, Rule.routeHasOneOwner)
    }

    @Test func `3.6 The presenter tells the router of each tap, and does nothing else`() async {
      // Sends `didSelectTodo(id:)` in hundreds of orders, and looks at what the router is asked,
      // and at the route.
      await listPresenterJudge.judge(exercise: 6)
    }

    @Test func `3.6 The router's route names the detail and its todo`() async throws {
      let router = TodoListRouter()

      await when { router.moveToTodoDetail(id: Todo.bread.id) }

      try require(router.route, equals: .detail(id: Todo.bread.id), Rule.routeIsAValue)
    }

    @Test func `3.6 The router's route is that of the last move`() async {
      // Sends `moveToTodoDetail(id:)` in hundreds of orders, and looks at the route.
      await routerJudge.judge(exercise: 6)
    }

    @Test func `3.6 The view notices each change of the route`() async throws {
      let router = TodoListRouter()
      let presenter = TodoListPresenter(interactor: TodoListInteractorFake(), router: router)
      let probe = ChangeProbe { presenter.route }

      await when { router.moveToTodoDetail(id: Todo.bread.id) }

      try require(probe.wasNotified, equals: true, Rule.routeIsObservable)
    }
  }
}
