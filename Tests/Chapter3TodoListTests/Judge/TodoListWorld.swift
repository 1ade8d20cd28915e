@testable import Chapter3TodoList

/// What the collaborators of a role have, and what they will do.
///
/// The test doubles and the models of the roles share it.
nonisolated struct TodoListWorld: Equatable {
  /// The list that is stored; nil if nothing was saved yet.
  var todos: [Todo]?
  var readError: TodoListError?
  var saveError: TodoListError?
  /// The error of each of the next changes, or nil for one that succeeds.
  var changeErrors: [TodoListError?] = []
  /// The list that each change leads to, whatever it was.
  var outcome: [Todo]?
  /// The route of the router.
  var route: TodoListRoute?

  func read() throws(TodoListError) -> [Todo]? {
    if let readError { throw readError }
    return todos
  }

  mutating func save(_ todos: [Todo]) throws(TodoListError) {
    if let saveError { throw saveError }
    self.todos = todos
  }

  mutating func add(title: String) throws(TodoListError) -> [Todo] {
    try change { $0.append(Todo(id: "new \($0.count)", title: title)) }
  }

  mutating func toggle(id: Todo.ID) throws(TodoListError) -> [Todo] {
    try change { todos in
      for index in todos.indices where todos[index].id == id { todos[index].isDone.toggle() }
    }
  }

  mutating func delete(id: Todo.ID) throws(TodoListError) -> [Todo] {
    try change { $0.removeAll { $0.id == id } }
  }

  private mutating func change(
    _ make: (inout [Todo]) -> Void
  ) throws(TodoListError) -> [Todo] {
    if !changeErrors.isEmpty, let error = changeErrors.removeFirst() { throw error }
    var changed = todos ?? []
    make(&changed)
    changed = outcome ?? changed
    todos = changed
    return changed
  }
}
