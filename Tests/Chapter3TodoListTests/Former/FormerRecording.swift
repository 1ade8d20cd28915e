import TestSupport
import Testing

@testable import Chapter3TodoList

/// The visible state, and all calls of the collaborators since the step began.
///
/// A test compares all of it at the end of a step, so it also fails if something else was done.
struct FormerRecording: Equatable {
  // The state of the presenters
  var todos: Todos = []
  var reason: String?
  var route: TodoListRoute?
  var todo: Todo?
  var detailReason: String?

  // The screens
  var screens = ["Home", "Todo List"]
  var sheet: String?
  var rows: Rows = []
  var lines: [String] = []
  var field: String? = "New todo"
  var isLoading = false
  /// State that the last update should have read has changed, but the view was not notified.
  var isNotRedrawn = false

  // The calls of the presenter and the builder
  var appearances = 0
  var typed: [String] = []
  var tapped: [Todo.ID] = []
  var made: [TodoListRoute] = []

  // The calls of the interactor and the router
  var fetches = 0
  var added: [String] = []
  var toggled: [Todo.ID] = []
  var deleted: [Todo.ID] = []
  var moves: [Todo.ID] = []
  /// A set, because closing a detail twice has no further effect.
  var closes: Set<Todo.ID> = []

  // The result of the interactor, and the lists that it saved
  var result: Todos?
  var error: TodoListError?
  /// Contains a list once if it was saved twice in a row, because that has no further effect.
  var saved: [Todos] = []
  var stored: Todos?
}

extension FormerRecording: CustomTestStringConvertible {
  /// A sentence about everything that differs from an empty recording.
  var testDescription: String {
    Words.joined(visible + calls + results)
  }

  private var visible: [String?] {
    [
      todos == [] ? nil : "the list shows \(todos)",
      reason.map { "the list shows the error \($0.debugDescription)" },
      route.map { "the route is \($0.debugDescription)" },
      todo.map { "the detail shows \($0.debugDescription)" },
      detailReason.map { "the detail shows the error \($0.debugDescription)" },
      screens == FormerRecording().screens ? nil : "the screens are \(screens)",
      sheet.map { "the sheet is \($0.debugDescription)" },
      rows == [] ? nil : "the rows are \(rows)",
      lines.isEmpty ? nil : "the lines are \(lines)",
      field == FormerRecording().field ? nil : "the field asks for \(field.debugDescription)",
      isLoading ? "shows a wait" : nil,
      isNotRedrawn ? "the view is not redrawn" : nil,
    ]
  }

  private var calls: [String?] {
    [
      Words.times(appearances, "reported its appearance"),
      Words.list(typed.map(\.debugDescription), "reported the typed text"),
      Words.list(tapped.map(\.debugDescription), "reported a tap on id"),
      Words.list(made, "requested the screen for"),
      Words.times(fetches, "requested the todos"),
      Words.list(added.map(\.debugDescription), "requested to add"),
      Words.list(toggled.map(\.debugDescription), "requested to toggle id"),
      Words.list(deleted.map(\.debugDescription), "requested to delete id"),
      Words.list(moves.map(\.debugDescription), "requested to move to id"),
      Words.list(closes.sorted().map(\.debugDescription), "requested to close id"),
    ]
  }

  private var results: [String?] {
    [
      result.map { "returned \($0)" },
      error.map { "threw \($0)" },
      Words.list(saved, "saved"),
      stored.map { "the store contains \($0)" },
    ]
  }
}
