import Observation

/// Router: has the current route.
///
/// It shows no screen, because the view follows the route.
// exercise 3.6 · router: The user taps a todo and nothing happens. Navigate to its detail.
@Observable
// end 3.6
final class TodoListRouter: TodoListRouterProtocol {
  private(set) var route: TodoListRoute?

  func moveToTodoDetail(id: Todo.ID) {
    // exercise 3.6 · move: The user taps a todo and nothing happens. Navigate to its detail.
    route = .detail(id: id)
    // end 3.6
  }

  func closeTodoDetail(id: Todo.ID) {
    // exercise 3.7 · router: A closed detail still has its route, so it cannot be opened again. A covered one must keep it.
    if route == .detail(id: id) {
      route = nil
    }
    // end 3.7
  }
}
