import Observation

/// Router: knows where a person is. It names the place, and others take them there.
// TODO: 3.6 Let whoever reads the route learn that it has changed.
final class TodoListRouter: TodoListRouterProtocol {
  private(set) var route: TodoListRoute?

  func moveToTodoDetail(id: Todo.ID) {
    // TODO: 3.6 Name the detail and its todo as the place to be.
  }

  func closeTodoDetail(id: Todo.ID) {
    // TODO: 3.7 Go back to the list, but only from the detail of this todo.
  }
}
