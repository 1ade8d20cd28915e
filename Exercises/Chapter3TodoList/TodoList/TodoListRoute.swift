/// A place to go to from the todo list, with what has to be known there.
nonisolated enum TodoListRoute: Hashable, Sendable {
  case detail(id: Todo.ID)
}
