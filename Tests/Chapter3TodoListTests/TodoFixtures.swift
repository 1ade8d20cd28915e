import Testing

@testable import Chapter3TodoList

nonisolated extension Todo {
  static let call = Todo(id: "a", title: "Call the doctor")
  static let bread = Todo(id: "b", title: "Buy bread")
  static let letter = Todo(id: "c", title: "Write the letter")

  var whenDone: Todo { Todo(id: id, title: title, isDone: true) }
}

// How values print in a failure: as short as they are written.

nonisolated extension Todo: CustomDebugStringConvertible {
  public var debugDescription: String { "\(isDone ? "[x]" : "[ ]") \(title)" }
}

nonisolated extension TodoListRoute: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .detail(let id): ".detail(id: \(id.debugDescription))"
    }
  }
}
