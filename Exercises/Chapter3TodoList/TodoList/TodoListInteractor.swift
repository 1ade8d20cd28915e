import Foundation

/// Interactor: applies the business rules, for example that a title must not be blank.
final class TodoListInteractor: TodoListInteractorInputProtocol {
  private let localDataManager: any TodoListLocalDataManagerInputProtocol

  init(localDataManager: any TodoListLocalDataManagerInputProtocol) {
    self.localDataManager = localDataManager
  }

  /// Fetches the stored list, which is empty after the last todo was deleted, or the first list.
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
    // TODO: 3.4 What the user adds or completes is lost. Keep every change, and the order of the list.
    return try fetchTodos()
  }
}
