import TestSupport
import Testing

@testable import Chapter3TodoList

nonisolated extension Todo {
  static let call = Todo(id: "a", title: "Call the doctor")
  static let bread = Todo(id: "b", title: "Buy bread")
  static let letter = Todo(id: "C-3", title: "Write the letter")
  /// A todo whose id could be the number of a row.
  static let second = Todo(id: "2", title: "Second")

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

  /// The same todo, completed.
  var completed: Todo { Todo(id: id, title: title, isDone: true) }
  var whenToggled: Todo { Todo(id: id, title: title, isDone: !isDone) }
}

nonisolated extension Todo {
  /// A few todos, of which some have the same id or the same title.
  static let few: [Todo] = [
    bread, call, second, bread.completed, Todo(id: "b", title: "Buy two loaves"),
    Todo(id: "other", title: call.title), letter,
  ]
}

extension ChanceOrder {
  /// A list as a store may have it, whose todos have different ids.
  mutating func todos() -> [Todo] {
    switch number(below: 12) {
    case 0: [.bread]
    case 6, 7: []
    case 8: Todo.many
    case 9: Todo.many.reversed()
    case 10: Todo.own + Todo.few.prefix(3)
    case 11: Todo.crowd + [.bread]
    default:
      (0...number(below: 7)).map { _ in one(of: Todo.few) }.reduce(into: []) { todos, todo in
        if !todos.contains(where: { $0.id == todo.id }) { todos.append(todo) }
      }
    }
  }

  /// The id of a todo that is in some of the lists.
  mutating func id() -> Todo.ID {
    switch number(below: 8) {
    case 5: one(of: Todo.few).id
    case 6: one(of: Todo.firstTodos).id
    case 7: one(of: Todo.many).id
    default: one(of: [Todo.bread, .call, .second]).id
    }
  }

  /// A title as a user may type it.
  mutating func title() -> String {
    switch number(below: 4) {
    case 2: one(of: Todo.few).title
    case 3: one(of: OddTexts.all + Todo.firstTodos.map(\.title))
    default: one(of: ["Sleep", "Milk"])
    }
  }
}

nonisolated extension TodoListError {
  static let ofReading: [TodoListError] = [
    .storeUnreadable(path: "b/todos.json"),
    .storeUnreadable(path: "/Users/Zoë Kim/To do (2)/할 일.json"),
  ]
  static let ofSaving: [TodoListError] = [
    .storeUnwritable(path: "a/todos.json"),
    .storeUnwritable(path: "/Users/Zoë Kim/To do (2)/할 일.json"),
  ]
  /// How any request of a presenter can fail.
  static let all = ofReading + ofSaving
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
