import Testing

@testable import Chapter3TodoList

/// A list of todos with a short description for failures.
nonisolated struct Todos: Equatable, ExpressibleByArrayLiteral, Sendable {
  let todos: [Todo]

  init(_ todos: [Todo]) { self.todos = todos }
  init(arrayLiteral todos: Todo...) { self.todos = todos }

  /// The todo that follows in the list; the last one is followed by the first.
  func next(after id: Todo.ID) -> Todo.ID? {
    (todos.drop { $0.id != id }.dropFirst().first ?? todos.first)?.id
  }
}

nonisolated extension Todos: CustomStringConvertible {
  var description: String { "\(todos)" }
}

nonisolated extension Todos {
  static let many = Todos(Todo.many)

  /// None, one, two with the same title, and more than fit on a screen, in two orders.
  static let various: [Todos] = [
    [.bread], [], [.call, Todo(id: "other", title: Todo.call.title)], [.letter, .bread.whenDone],
    many, Todos(Todo.many.reversed()),
  ]
}

extension Todos {
  /// The rows of a list that shows them.
  var rows: Rows { Rows(todos.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title }) }
}
