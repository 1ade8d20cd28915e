import Observation

/// Router: knows where a person is. It names the place, and others take them there.
// exercise 3.6 · router: A person taps a todo to see it alone, and nothing opens.
@Observable
// end 3.6
final class TodoListRouter: TodoListRouterProtocol {
  private(set) var route: TodoListRoute?

  func moveToTodoDetail(id: Todo.ID) {
    // exercise 3.6 · move: A person taps a todo to see it alone, and nothing opens.
    route = .detail(id: id)
    // end 3.6
  }

  func closeTodoDetail(id: Todo.ID) {
    // exercise 3.7 · router: A detail has closed, and the route still names it. Other routes stay.
    if route == .detail(id: id) {
      route = nil
    }
    // end 3.7
  }
}
