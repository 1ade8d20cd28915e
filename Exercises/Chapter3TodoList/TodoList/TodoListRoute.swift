/// A destination of the todo list, with the data that its screen needs.
nonisolated enum TodoListRoute: Hashable, Sendable {
  case detail(id: Todo.ID)
}
