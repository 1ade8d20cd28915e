// Who may say what to whom in the todo list. Nobody orders this chapter's views to show something:
// they read their presenter's state, and read it again when it has changed. An interactor returns
// its answer. So the protocols "Presenter → View" and "Interactor → Presenter" are gone, and with
// them the references that had to be weak.

import ScreenKit

/// View → Presenter: the state that a view may read, and the events that it reports.
protocol TodoListPresenterProtocol: AnyObject {
  var todos: [Todo] { get }
  /// Why the last thing that was asked for did not happen.
  var reason: String? { get }
  /// Where to be now; `nil` on the list itself.
  var route: TodoListRoute? { get }

  func viewDidAppear()
  func didEnterTodo(title: String)
  func didSelectTodo(id: Todo.ID)
}

/// Presenter → Interactor: each answer is the whole list, as it is then.
protocol TodoListInteractorInputProtocol: AnyObject {
  func fetchTodos() throws(TodoListError) -> [Todo]
  func addTodo(title: String) throws(TodoListError) -> [Todo]
  func toggleTodo(id: Todo.ID) throws(TodoListError) -> [Todo]
  func deleteTodo(id: Todo.ID) throws(TodoListError) -> [Todo]
}

/// Interactor → Local data manager.
protocol TodoListLocalDataManagerInputProtocol: AnyObject {
  /// The stored todos; `nil` when nothing was ever stored, an error when the store is damaged.
  func retrieveTodos() throws(TodoListError) -> [Todo]?

  /// Stores the whole list in place of the one before.
  func saveTodos(_ todos: [Todo]) throws(TodoListError)
}

/// Presenter → Router: says where to go, and knows no screen.
protocol TodoListRouterProtocol: AnyObject {
  var route: TodoListRoute? { get }

  func moveToTodoDetail(id: Todo.ID)
  func closeTodoDetail(id: Todo.ID)
}

/// View → Builder: makes a screen, and knows nothing of where it is shown.
protocol TodoListBuilderProtocol {
  func makeScreen(for route: TodoListRoute) -> Screen
}
