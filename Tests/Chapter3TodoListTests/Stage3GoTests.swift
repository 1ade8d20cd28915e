import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Go")
  struct Go {
    let interactor = TodoListInteractorFake()
    let routerSpy = TodoListRouterSpy()
    let router = TodoListRouter()

    init() {
      interactor.todos = [.call, .bread, .letter]
    }

    @Test func `3.6 The presenter asks the router for the detail of the tapped todo`() async {
      let presenter = TodoListPresenter(interactor: interactor, router: routerSpy)
      presenter.viewDidAppear()
      await settle()

      presenter.didSelectTodo(id: Todo.bread.id)
      await settle()

      #expect(routerSpy.moves == [Todo.bread.id], Rule.presenterRoutes)

      routerSpy.route = .detail(id: Todo.bread.id)
      presenter.didSelectTodo(id: Todo.call.id)
      await settle()

      #expect(routerSpy.moves == [Todo.bread.id, Todo.call.id], Rule.tapAlwaysMoves)
    }

    @Test func `3.6 The router names the detail and its todo`() async {
      router.moveToTodoDetail(id: Todo.bread.id)
      await settle()
      #expect(router.route == .detail(id: Todo.bread.id), Rule.routeIsAValue)

      router.moveToTodoDetail(id: Todo.letter.id)
      await settle()
      #expect(router.route == .detail(id: Todo.letter.id), Rule.lastMoveCounts)

      router.moveToTodoDetail(id: Todo.letter.id)
      await settle()
      #expect(router.route == .detail(id: Todo.letter.id), Rule.lastMoveCounts)
    }

    @Test func `3.6 The route tells of its change`() async {
      let presenter = TodoListPresenter(interactor: interactor, router: router)
      let probe = ChangeProbe { presenter.route }

      router.moveToTodoDetail(id: Todo.bread.id)
      await settle()

      #expect(probe.hasHeardOfChange, Rule.routeIsObservable)
    }

    @Test func `3.7 The router closes the detail that it is asked to close, and no other`() async {
      router.moveToTodoDetail(id: Todo.call.id)
      router.moveToTodoDetail(id: Todo.bread.id)

      router.closeTodoDetail(id: Todo.call.id)
      await settle()
      #expect(router.route == .detail(id: Todo.bread.id), Rule.lateCloseClosesNothing)

      router.closeTodoDetail(id: Todo.bread.id)
      await settle()
      #expect(router.route == nil, Rule.closeLeadsBack)
    }

    @Test func `3.7 A detail that is gone says which one it was`() async {
      let detail = makeDetailPresenter(of: .bread)
      detail.viewDidAppear()

      detail.viewDidDisappear()
      await settle()

      #expect(routerSpy.closes == [Todo.bread.id], Rule.detailReportsItsEnd)

      routerSpy.closes = []
      routerSpy.route = .detail(id: Todo.letter.id)
      detail.viewDidDisappear()
      await settle()

      #expect(!routerSpy.closes.contains(Todo.letter.id), Rule.detailSpeaksForItself)
    }

    @Test func `3.7 A detail whose todo was deleted elsewhere says which one it was`() async {
      let detail = makeDetailPresenter(of: .bread)
      interactor.todos = [.call]
      detail.viewDidAppear()
      routerSpy.closes = []

      detail.viewDidDisappear()
      await settle()

      #expect(routerSpy.closes == [Todo.bread.id], Rule.detailReportsItsEnd)
    }

    private func makeDetailPresenter(of todo: Todo) -> TodoDetailPresenter {
      routerSpy.route = .detail(id: todo.id)
      return TodoDetailPresenter(id: todo.id, interactor: interactor, router: routerSpy)
    }
  }
}
