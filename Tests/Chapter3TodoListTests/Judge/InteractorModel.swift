import Foundation
import TestSupport

@testable import Chapter3TodoList

/// What the interactor of the list has to do.
struct InteractorModel: RoleModel {
  enum Message {
    case addTodo(title: String)
    case toggleTodo(id: Todo.ID)
    case deleteTodo(id: Todo.ID)
    /// From now on, the store has this list, as when another app has saved it, and can be read and written.
    case storeHas([Todo])
    /// From now on, the store cannot be read.
    case storeIsUnreadable(TodoListError)
    /// From now on, the store cannot be written.
    case diskIsFull(TodoListError)
  }
  enum Kind {
    case add, addToEmpty, addSameTitle, complete, toggleSameTitle, reopen, changeOfFirstList
    /// After its first change, the list was changed without it.
    case changeOfOtherList
    case afterFailure, unreadable, unsaved, unsavedAgain
    /// What the provided code does.
    case given
  }

  var recording = TodoListRecording()
  private var hasChanged = false
  private var isOtherList = false
  private var hasFailed = false

  mutating func beginTurn() {
    recording = recording.state
    recording.knownIDs = Set(todos.map(\.id))
  }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .deleteTodo: .given
    case .addTodo(let title):
      title.trimmed.isEmpty ? .given : kindOfChange ?? kind(ofAdding: title.trimmed)
    case .toggleTodo(let id):
      todos.first { $0.id == id }.map { kindOfChange ?? kind(ofToggling: $0) } ?? .given
    case .storeHas, .storeIsUnreadable, .diskIsFull: nil
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    // Each request returns before the next one.
    false
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .storeHas(let todos):
      recording.world = TodoListWorld(todos: todos)
      isOtherList = hasChanged
    case .storeIsUnreadable(let error): recording.world.readError = error
    case .diskIsFull(let error): recording.world.saveError = error
    case .addTodo(let title):
      // The interactor chooses the id.
      let todo = Todo(id: "new", title: title.trimmed)
      change(todo.title.isEmpty ? nil : { $0 + [todo] })
    case .toggleTodo(let id):
      let isKnown = todos.contains { $0.id == id }
      change(isKnown ? { $0.map { $0.id == id ? $0.whenToggled : $0 } } : nil)
    case .deleteTodo(let id):
      answer { $0.filter { $0.id != id } }
      isOtherList = hasChanged
    }
  }

  mutating func adopt(_ found: TodoListRecording, after kind: Kind) {
    // The id of a new todo.
    recording = found
  }

  /// The list that the interactor fetches if the store can be read.
  private var todos: [Todo] { recording.world.todos ?? Todo.firstTodos }

  private var kindOfChange: Kind? {
    let world = recording.world
    if world.readError != nil { return .unreadable }
    if world.saveError != nil { return hasFailed ? .unsavedAgain : .unsaved }
    if hasFailed { return .afterFailure }
    if isOtherList { return .changeOfOtherList }
    return world.todos == nil ? .changeOfFirstList : nil
  }

  private func kind(ofAdding title: String) -> Kind {
    if todos.isEmpty { return .addToEmpty }
    return todos.contains { $0.title == title } ? .addSameTitle : .add
  }

  private func kind(ofToggling todo: Todo) -> Kind {
    let isTwin = todos.contains { $0.title == todo.title && $0.id != todo.id }
    return isTwin ? .toggleSameTitle : todo.isDone ? .reopen : .complete
  }

  private mutating func change(_ change: (([Todo]) -> [Todo])?) {
    answer(change)
    guard change != nil else { return }
    hasChanged = true
    if recording.world.readError == nil { hasFailed = recording.error != nil }
  }

  /// Changes the list, or only fetches it.
  private mutating func answer(_ change: (([Todo]) -> [Todo])?) {
    do {
      var todos = try recording.world.read() ?? Todo.firstTodos
      if let change {
        todos = change(todos)
        try recording.save(todos)
      }
      recording.result = todos
    } catch {
      recording.error = error
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
