import TestSupport
import Testing

@testable import Chapter3TodoList

/// What a presenter or a screen shows, the calls that the other roles have received, and what these have.
nonisolated struct TodoListRecording: Equatable {
  // What a presenter shows
  var todos: [Todo] = []
  var todo: Todo?
  var reason: String?
  /// The route of the list's presenter.
  var route: TodoListRoute?

  // The calls of the interactor and the router
  var fetches = 0
  var added: [String] = []
  var toggled: [Todo.ID] = []
  var deleted: [Todo.ID] = []
  var moves: [Todo.ID] = []
  /// Each one once, because closing a detail twice has no further effect.
  var closes: [Todo.ID] = []

  // The result of the interactor, and the calls of the store
  var result: [Todo]?
  var error: TodoListError?
  /// The lists that were saved, each once if it was saved twice in a row, because that has no further effect.
  var saved: [[Todo]] = []
  var failedSaves: [[Todo]] = []

  /// The ids before the request; a new todo has another one.
  var knownIDs: Set<Todo.ID> = []

  /// What the collaborators have.
  var world = TodoListWorld()

  /// What is recorded before any call, if the router has this route.
  static func withoutCalls(route: TodoListRoute?) -> TodoListRecording {
    TodoListRecording(world: TodoListWorld(route: route))
  }

  /// The same state, before any call.
  var state: TodoListRecording {
    TodoListRecording(todos: todos, todo: todo, reason: reason, route: route, world: world)
  }
}

nonisolated extension TodoListRecording {
  mutating func close(id: Todo.ID) {
    if !closes.contains(id) { closes.append(id) }
    if world.route == .detail(id: id) { world.route = nil }
  }

  mutating func save(_ todos: [Todo]) throws(TodoListError) {
    do {
      try world.save(todos)
      if saved.last != todos { saved.append(todos) }
    } catch {
      if failedSaves.last != todos { failedSaves.append(todos) }
      throw error
    }
  }
}

nonisolated extension TodoListRecording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String { Words.joined(visible + calls + results) }

  private var visible: [String?] {
    [
      todos == [] ? nil : "the presenter shows \(todos)",
      todo.map { "the presenter shows \($0.debugDescription)" },
      reason.map { "the presenter shows the error \($0.debugDescription)" },
    ]
  }

  private var calls: [String?] {
    [
      Words.times(fetches, "the interactor was asked for the todos"),
      Words.list(added.map(\.debugDescription), "the interactor was asked to add"),
      Words.list(toggled.map(\.debugDescription), "the interactor was asked to toggle"),
      Words.list(deleted.map(\.debugDescription), "the interactor was asked to delete"),
      Words.list(moves.map(\.debugDescription), "the router was asked to move to"),
      Words.list(closes.map(\.debugDescription), "the router was asked to close"),
    ]
  }

  private var results: [String?] {
    [
      result.map { "the interactor returned \($0)" },
      error.map { "the interactor threw \($0)" },
      Words.list(saved, "the store saved"),
      Words.list(failedSaves, "the store could not save"),
      world.route.map { "the route is \($0.debugDescription)" },
    ]
  }
}
