import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3 {
  @Suite("Keep")
  struct Keep {
    let store = TodoListLocalDataManagerFake()
    let interactor: TodoListInteractor

    let fake = TodoListInteractorFake()
    let router = TodoListRouterSpy()
    let list: TodoListPresenter
    let detail: TodoDetailPresenter

    init() {
      interactor = TodoListInteractor(localDataManager: store)
      list = TodoListPresenter(interactor: fake, router: router)
      detail = TodoDetailPresenter(id: Todo.bread.id, interactor: fake, router: router)
      fake.todos = [.call, .bread]
      router.route = .detail(id: Todo.bread.id)
    }

    @Test func `3.3 A todo that was tapped is found in the next fetch`() throws {
      let tapped = try interactor.fetchTodos().last
      let found = try interactor.fetchTodos().filter { $0.id == tapped?.id }
      #expect(found.map(\.title) == ["할 일 10"], Rule.identityFromData)
    }

    @Test func `3.3 The same data is the same todo, and the same title is not`() {
      let todo = Todo(number: 1, title: "Call the doctor")
      let fetchedAgain = Todo(number: 1, title: "Call the doctor")
      let another = Todo(number: 2, title: "Call the doctor")
      #expect(todo.id == fetchedAgain.id, Rule.identityFromData)
      #expect(todo.id != another.id, Rule.titleIsNoIdentity)

      let renamed = Todo(number: 1, title: "Call the dentist")
      #expect(todo.id == renamed.id, Rule.titleMayChange)
      #expect(Todo(title: "Sleep").id != Todo(title: "Sleep").id, Rule.newIsItself)
    }

    @Test func `3.4 The interactor appends a todo that is new`() async throws {
      store.todos = [.call]

      let answer = try interactor.addTodo(title: "Sleep")
      await settle()

      #expect(answer.map(\.title) == ["Call the doctor", "Sleep"], Rule.newIsAppended)
      #expect(store.todos == answer, Rule.answerIsKept)
    }

    @Test func `3.4 The interactor appends to the first list, when none was stored`() async throws {
      let answer = try interactor.addTodo(title: "Sleep")
      await settle()

      let titles = Todo.firstTodos.map(\.title) + ["Sleep"]
      #expect(answer.map(\.title) == titles, Rule.firstListIsChanged)
      #expect(store.todos?.map(\.title) == titles, Rule.firstListIsChanged)
    }

    @Test func `3.4 The interactor replaces a todo that it knows, where it stands`() async throws {
      store.todos = [.call, .bread, .letter]

      let answer = try interactor.toggleTodo(id: Todo.bread.id)
      await settle()

      #expect(answer == [.call, .bread.whenDone, .letter], Rule.knownIsReplaced)
      #expect(store.todos == answer, Rule.answerIsKept)
    }

    @Test func `3.4 The interactor stores a todo that is marked back`() async throws {
      store.todos = [.call.whenDone, .bread.whenDone]

      let answer = try interactor.toggleTodo(id: Todo.bread.id)
      await settle()

      #expect(answer == [.call.whenDone, .bread], Rule.markMayGo)
      #expect(store.todos == answer, Rule.answerIsKept)
    }

    @Test func `3.4 The interactor tells two todos with one title apart`() async throws {
      let other = Todo(id: "other", title: Todo.call.title)
      store.todos = [.call, other]

      let answer = try interactor.toggleTodo(id: other.id)
      await settle()

      #expect(answer == [.call, other.whenDone], Rule.idDecides)
    }

    @Test func `3.4 The interactor answers with an error when the list cannot be read or kept`() {
      store.todos = [.call]
      store.saveError = .storeUnwritable(path: "todos.json")
      #expect(throws: TodoListError.storeUnwritable(path: "todos.json"), Rule.lossIsNoAnswer) {
        try interactor.addTodo(title: "Sleep")
      }

      store.saveError = nil
      store.retrieveError = .storeUnreadable(path: "todos.json")
      #expect(throws: TodoListError.storeUnreadable(path: "todos.json"), Rule.lossIsNoAnswer) {
        try interactor.addTodo(title: "Sleep")
      }
    }
  }
}
