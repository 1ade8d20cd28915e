import TestSupport
import Testing

@testable import Chapter3TodoList

nonisolated extension Todo {
  static let call = Todo(id: "a", title: "Call the doctor")
  static let bread = Todo(id: "b", title: "Buy bread")
  static let letter = Todo(id: "C-3", title: "Write the letter")

  /// More todos than fit on a screen, in random order, with ids and titles that are nearly equal.
  static let many: [Todo] =
    [Todo(id: "A", title: "call the doctor", isDone: true), letter, call]
    + (1...120).map {
      Todo(id: "\($0 * 31 % 127)", title: "Pack \($0 * 31 % 59)", isDone: $0 % 3 == 0)
    }
    + [Todo(id: "01", title: "Buy bread"), bread, Todo(id: "02", title: " buy  bread ")]
    + [Todo(id: "03", title: String(repeating: "Bread, ", count: 100)), Todo(id: "", title: "")]
    + [
      Todo(id: " b ", title: "Buy\nbread"), Todo(id: "B", title: "Cafe\u{301} "),
      Todo(id: "ב", title: "לחם", isDone: true), Todo(id: "b\u{301}", title: "1 bread"), own[0],
    ]

  /// Todos as the app creates them: with an id by chance, and with every kind of text.
  static let own: [Todo] = {
    var chance = ChanceOrder(seed: 3)
    return (["Milk"] + OddTexts.all).map { title in
      let id = [8, 4, 4, 4, 12].map { count in
        String((0..<count).map { _ in chance.one(of: Array("0123456789ABCDEF")) })
      }
      return Todo(
        id: id.joined(separator: "-"), title: title, isDone: chance.number(below: 2) == 0)
    }
  }()

  /// As many todos as some years bring, every third one completed.
  static let crowd: [Todo] = (1...1200).map {
    Todo(id: "\($0)", title: "Pack \($0)", isDone: $0 % 3 == 0)
  }

  var whenDone: Todo { Todo(id: id, title: title, isDone: true) }
  var whenToggled: Todo { Todo(id: id, title: title, isDone: !isDone) }
}

nonisolated extension TodoListError {
  /// Each case, and one case with another file.
  static let all: [TodoListError] = [
    .storeUnwritable(path: "a/todos.json"), .storeUnreadable(path: "b/todos.json"),
    .storeUnreadable(path: "/Users/Zoë Kim/To do (2)/할 일.json"),
  ]
}

// How a failure prints these values: as short as possible.

/// The title and the status of a todo, and its id if another todo may have the same title.
nonisolated extension Todo: CustomDebugStringConvertible {
  public var debugDescription: String {
    let isUsual = [.call, .bread, .letter].contains(Todo(id: id, title: title))
    let identity = isUsual ? "" : " with id \(id.debugDescription)"
    return "Todo \(title.debugDescription)\(identity)\(isDone ? " (done)" : "")"
  }
}

nonisolated extension TodoListRoute: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .detail(let id): ".detail(id: \(id.debugDescription))"
    }
  }
}
