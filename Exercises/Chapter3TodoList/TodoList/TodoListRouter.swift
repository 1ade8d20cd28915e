import Observation

/// Router: knows where a person is. It names the place, and others take them there.
// TODO: 3.6 A person taps a todo to see it alone, and nothing opens.
final class TodoListRouter: TodoListRouterProtocol {
  private(set) var route: TodoListRoute?

  func moveToTodoDetail(id: Todo.ID) {
    // TODO: 3.6 A person taps a todo to see it alone, and nothing opens.
  }

  func closeTodoDetail(id: Todo.ID) {
    // TODO: 3.7 A detail has closed, and the route still names it. Other routes stay.
  }
}
