// Tests of the provided code. They pass from the start, and stay green while you solve the exercises.

import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Provided code: the business rules")
  struct WhatIsGivenRules {
    let store = TodoListLocalDataManagerFake()
    let interactor: TodoListInteractor

    init() {
      interactor = TodoListInteractor(localDataManager: store)
    }

    @Test func `A list starts with the ten todos of the original`() throws {
      let todos = try interactor.fetchTodos()
      expect(todos.map(\.title), equals: (1...10).map { "할 일 \($0)" })
      expect(todos.filter(\.isDone), equals: [])
    }

    @Test func `A list stays empty after its last todo was deleted`() throws {
      store.todos = [.call]
      _ = try interactor.deleteTodo(id: Todo.call.id)
      expect(try interactor.fetchTodos(), equals: [])
    }

    @Test func `A deleted todo is neither in the result nor in the store`() throws {
      store.todos = [.call, .bread]
      expect(try interactor.deleteTodo(id: Todo.call.id), equals: [.bread])
      expect(store.todos, equals: [.bread])
    }

    @Test(arguments: ["", "  "])
    func `A blank title adds no todo`(title: String) throws {
      store.todos = [.call]
      expect(try interactor.addTodo(title: title), equals: [.call])
    }

    @Test func `Completing a deleted todo changes nothing`() throws {
      store.todos = [.call]
      expect(try interactor.toggleTodo(id: Todo.bread.id), equals: [.call])
    }

    @Test(arguments: [(Todo.call, Todo.bread), (.bread, .letter), (.letter, .call)])
    func `The next todo follows each one, and the first follows the last`(one: Todo, next: Todo) {
      let detail = DetailPresenterAndDoubles(of: one)
      detail.interactor.todos = [.call, .bread, .letter]
      detail.presenter.viewDidAppear()
      detail.presenter.didSelectNext()
      expect(detail.router.moves, equals: [next.id])
    }

    @Test func `The list has the router close the detail that its view names`() {
      let list = ListPresenterAndDoubles()
      list.router.route = .detail(id: Todo.call.id)
      list.presenter.didClose(.detail(id: Todo.bread.id))
      expect(list.router.closes, equals: [Todo.bread.id])
    }

    @Test func `A detail whose todo was deleted has the router close it`() {
      let detail = DetailPresenterAndDoubles(of: .bread)
      detail.interactor.todos = [.call]
      detail.presenter.viewDidAppear()
      expect(detail.router.closes, equals: [Todo.bread.id])
    }
  }
}
