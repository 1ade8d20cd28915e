import TestSupport
import Testing

@testable import Chapter3TodoList

extension Chapter3.Keep {
  @Test func `3.4 The interactor appends a new todo, and saves the list`() throws {
    let list = InteractorAndStore()
    list.store.todos = [.bread]

    let todos = try list.interactor.addTodo(title: "Sleep")

    // The store now has the list that the interactor has returned.
    try require(list.store.todos, equals: todos, Rule.resultIsSaved)
    try require(todos.map(\.title), equals: ["Buy bread", "Sleep"], Rule.newIsAppended)
  }

  @Test func `3.4 The interactor replaces a completed todo in its place`() throws {
    let list = InteractorAndStore()
    list.store.todos = [.call, .bread, .letter]

    let todos = try list.interactor.toggleTodo(id: Todo.bread.id)

    try require(todos, equals: [.call, .bread.completed, .letter], Rule.knownIsReplaced)
    // The store now has the list that the interactor has returned.
    try require(list.store.todos, equals: todos, Rule.resultIsSaved)
  }

  @Test func `3.4 The interactor throws the store's error when the list cannot be saved`() throws {
    let list = InteractorAndStore()
    let error = TodoListError.storeUnwritable(path: "todos.json")
    list.store.todos = [.bread]
    // The store throws this error at each save.
    list.store.saveError = error

    #expect(throws: error, Rule.errorIsPropagated) {
      try list.interactor.toggleTodo(id: Todo.bread.id)
    }
  }

  @Test func `3.4 The interactor saves each change, and does nothing else`() async {
    // `addTodo(title:)` and `toggleTodo(id:)` arrive, and in between, the store gets another list
    // or fails. Each time, the interactor takes the list that is stored now, adds the todo at its
    // end or toggles it in its place, saves this list once, and returns it. If the store fails, its
    // error is thrown, and a later change contains nothing of the failed one.
    await interactorJudge.judge(exercise: 4)
  }
}
