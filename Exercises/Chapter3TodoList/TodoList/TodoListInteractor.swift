import Foundation

/// Interactor: the rules about todos, such as that a blank title is none.
final class TodoListInteractor: TodoListInteractorInputProtocol {
  private let localDataManager: any TodoListLocalDataManagerInputProtocol

  init(localDataManager: any TodoListLocalDataManagerInputProtocol) {
    self.localDataManager = localDataManager
  }

  /// Somebody who has deleted every todo has a list, and it is empty.
  func fetchTodos() throws(TodoListError) -> [Todo] {
    try localDataManager.retrieveTodos() ?? Todo.firstTodos
  }

  func addTodo(title: String) throws(TodoListError) -> [Todo] {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { return try fetchTodos() }
    return try save(Todo(title: title))
  }

  func toggleTodo(id: Todo.ID) throws(TodoListError) -> [Todo] {
    let todos = try fetchTodos()
    guard var todo = todos.first(where: { $0.id == id }) else { return todos }
    todo.isDone.toggle()
    return try save(todo)
  }

  func deleteTodo(id: Todo.ID) throws(TodoListError) -> [Todo] {
    var todos = try fetchTodos()
    todos.removeAll { $0.id == id }
    try localDataManager.saveTodos(todos)
    return todos
  }

  private func save(_ todo: Todo) throws(TodoListError) -> [Todo] {
    // TODO: 3.4 What is added comes last, what is marked keeps its place, and both are stored.
    return try fetchTodos()
  }
}
