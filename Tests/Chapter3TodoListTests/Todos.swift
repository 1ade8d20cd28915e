import Testing

@testable import Chapter3TodoList

/// Todos, which a test prints in its own words for each.
nonisolated struct Todos: Equatable, ExpressibleByArrayLiteral, Sendable {
  let todos: [Todo]

  init(_ todos: [Todo]) { self.todos = todos }
  init(arrayLiteral todos: Todo...) { self.todos = todos }
}

nonisolated extension Todos: CustomStringConvertible {
  var description: String { "\(todos)" }
}

nonisolated extension Todos {
  static let many = Todos(Todo.many)

  /// None, one, two that read the same, and more than fit on a screen, in two orders.
  static let various: [Todos] = [
    [.bread], [], [.call, Todo(id: "other", title: Todo.call.title)], [.letter, .bread.whenDone],
    many, Todos(Todo.many.reversed()),
  ]
}

extension Todos {
  /// What a list that shows them has for rows.
  var rows: Rows { Rows(todos.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title }) }
}
