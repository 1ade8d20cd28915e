// Guards: these hold from the start, and stay green while the exercises are solved.

import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("What is given: the rules about todos")
  struct WhatIsGivenRules {
    let store = TodoListLocalDataManagerFake()
    let interactor: TodoListInteractor

    init() {
      interactor = TodoListInteractor(localDataManager: store)
    }

    @Test func `A list begins with the document's ten todos`() throws {
      let todos = try interactor.fetchTodos()
      expect(todos.map(\.title), equals: (1...10).map { "할 일 \($0)" })
      expect(todos.filter(\.isDone), equals: [])
    }

    @Test func `A list that was emptied stays empty`() throws {
      store.todos = [.call]
      _ = try interactor.deleteTodo(id: Todo.call.id)
      expect(try interactor.fetchTodos(), equals: [])
    }

    @Test func `A todo that is deleted is gone from the answer and the store`() throws {
      store.todos = [.call, .bread]
      expect(try interactor.deleteTodo(id: Todo.call.id), equals: [.bread])
      expect(store.todos, equals: [.bread])
    }

    @Test(arguments: ["", "  "])
    func `A blank title is no todo`(title: String) throws {
      store.todos = [.call]
      expect(try interactor.addTodo(title: title), equals: [.call])
    }

    @Test func `To toggle a todo that is gone changes nothing`() throws {
      store.todos = [.call]
      expect(try interactor.toggleTodo(id: Todo.bread.id), equals: [.call])
    }

    @Test(arguments: [(Todo.call, Todo.bread), (.bread, .letter), (.letter, .call)])
    func `After each todo comes the next, and after the last the first`(one: Todo, next: Todo) {
      let list = TodoListHarness(detailOf: one)
      list.detail.viewDidAppear()
      list.detail.didSelectNext()
      expect(list.recorded.moves, equals: [next.id])
    }

    @Test func `A detail whose todo is gone has the router close it`() {
      let list = TodoListHarness(detailOf: Todo(title: "Gone"))
      list.detail.viewDidAppear()
      expect(list.recorded.closes.count, equals: 1)
    }
  }
}
