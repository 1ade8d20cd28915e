import Observation

/// Router: has the current route.
///
/// It shows no screen, because the view follows the route.
// TODO: 3.6 The user taps a todo and nothing happens. Navigate to its detail.
final class TodoListRouter: TodoListRouterProtocol {
  private(set) var route: TodoListRoute?

  func moveToTodoDetail(id: Todo.ID) {
    // TODO: 3.6 The user taps a todo and nothing happens. Navigate to its detail.
  }

  func closeTodoDetail(id: Todo.ID) {
    // TODO: 3.7 A closed detail still has its route, so it cannot be opened again. A covered one must keep it.
  }
}
