// The contract of the todo list. Two protocols of the earlier chapters are missing: "Presenter →
// View", because this view observes its presenter's state, and "Interactor → Presenter", because
// this interactor returns its results. So there are almost no weak references either.

/// View → Presenter: the state that the view reads, and the events that it reports.
protocol TodoListPresenterProtocol: AnyObject {
  var todos: [Todo] { get }
  /// The message of the last error, or `nil` if the last request succeeded.
  var reason: String? { get }
  /// The destination over the list, or `nil` for the list itself.
  var route: TodoListRoute? { get }

  func viewDidAppear()
  /// If the todo can't be saved, `reason` is set when this returns, so that the view can keep the text.
  /// A blank title adds nothing: the list is only fetched again.
  func didEnterTodo(title: String)
  func didSelectTodo(id: Todo.ID)
  /// Reported only by a view whose stack is a value, such as SwiftUI's. Other stacks have the closed screen report it.
  func didClose(_ route: TodoListRoute)
}

/// Presenter → Interactor: each result is the whole list after the request.
protocol TodoListInteractorInputProtocol: AnyObject {
  func fetchTodos() throws(TodoListError) -> [Todo]
  func addTodo(title: String) throws(TodoListError) -> [Todo]
  func toggleTodo(id: Todo.ID) throws(TodoListError) -> [Todo]
  func deleteTodo(id: Todo.ID) throws(TodoListError) -> [Todo]
}

/// Interactor → Local data manager.
protocol TodoListLocalDataManagerInputProtocol: AnyObject {
  /// The stored todos, or `nil` if nothing was stored yet. Throws if the store is corrupt, or may not be read.
  func retrieveTodos() throws(TodoListError) -> [Todo]?

  /// Replaces the stored list by another one.
  func saveTodos(_ todos: [Todo]) throws(TodoListError)
}

/// Presenter → Router: changes the route, and knows no screen.
protocol TodoListRouterProtocol: AnyObject {
  var route: TodoListRoute? { get }

  func moveToTodoDetail(id: Todo.ID)
  func closeTodoDetail(id: Todo.ID)
}
