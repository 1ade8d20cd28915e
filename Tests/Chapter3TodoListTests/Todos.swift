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

  /// None, one, two with the same title, more than fit on a screen, in two orders, with odd texts, and the todos of some years.
  static let various: [Todos] = [
    [.bread], [], [.call, Todo(id: "other", title: Todo.call.title)], [.letter, .bread.whenDone],
    many, Todos(Todo.many.reversed()), Todos(Todo.own), Todos(Todo.crowd),
  ]
}

nonisolated extension Todos {
  /// Lists that differ from the one before in a single todo: in its status, its title, its place or its being there.
  static let steps: [Todos] = {
    var todos = [Todo.call, .bread, .letter] + Todo.many.suffix(6)
    return (0..<48).map { step in
      let index = (step * 5 + 2) % todos.count
      switch step % 6 {
      case 0, 3: todos[index].isDone.toggle()
      case 1: todos[index].title += "s"
      case 2: todos.swapAt(index, (index + 1) % todos.count)
      case 4: todos.append(todos.remove(at: index))
      default: todos[index] = Todo(id: "new \(step)", title: todos[index].title)
      }
      return Todos(todos)
    }
  }()
}

extension Todos {
  /// The rows of a list that shows them.
  var rows: Rows { Rows(todos.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title }) }
}
