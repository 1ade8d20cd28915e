import Observation

/// Router: knows where a person is. It names the place, and others take them there.
// exercise 3.6 · router: Let whoever reads the route learn that it has changed.
@Observable
// end 3.6
final class TodoListRouter: TodoListRouterProtocol {
  private(set) var route: TodoListRoute?

  func moveToTodoDetail(id: Todo.ID) {
    // exercise 3.6 · move: Name the detail and its todo as the place to be.
    route = .detail(id: id)
    // end 3.6
  }

  func closeTodoDetail(id: Todo.ID) {
    // exercise 3.7 · router: Go back to the list, but only from the detail of this todo.
    if route == .detail(id: id) {
      route = nil
    }
    // end 3.7
  }
}
