import TestSupport
import Testing

@testable import Chapter3TodoList

/// What is shown now, and all that the collaborators heard since the step began.
///
/// A test compares it at the end of a step. So it sees what was done, and that nothing else was.
struct Recording: Equatable {
  // In the presenters' states
  var todos: Todos = []
  var reason: String?
  var route: TodoListRoute?
  var todo: Todo?
  var detailReason: String?

  // On the screens
  var screens = ["Home", "Todo List"]
  var sheet: String?
  var rows: Rows = []
  var lines: [String] = []
  var field: String? = "New todo"
  var isLoading = false
  /// What the last drawing should have read has changed, and it did not hear of it.
  var isNotDrawnAgain = false

  // What the presenter and the builder heard
  var appearances = 0
  var typed: [String] = []
  var tapped: [Todo.ID] = []
  var made: [TodoListRoute] = []

  // What the interactor and the router heard
  var fetches = 0
  var added: [String] = []
  var toggled: [Todo.ID] = []
  var deleted: [Todo.ID] = []
  var moves: [Todo.ID] = []
  /// To close a detail once more does no harm, so it is not counted.
  var closes: Set<Todo.ID> = []

  // What the interactor answered, and what its store was asked to keep
  var answer: Todos?
  var error: TodoListError?
  /// To save the same list twice in a row does no harm, so it is not counted.
  var saved: [Todos] = []
  var stored: Todos?
}

extension Recording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined(shown + heard + answered)
  }

  private var shown: [String?] {
    [
      todos == [] ? nil : "the list has \(todos)",
      reason.map { "the list says \($0.debugDescription)" },
      route.map { "the route is \($0.debugDescription)" },
      todo.map { "the detail has \($0.debugDescription)" },
      detailReason.map { "the detail says \($0.debugDescription)" },
      screens == Recording().screens ? nil : "the screens are \(screens)",
      sheet.map { "the sheet is \($0.debugDescription)" },
      rows == [] ? nil : "the rows are \(rows)",
      lines.isEmpty ? nil : "the lines are \(lines)",
      field == Recording().field ? nil : "the field asks for \(field.debugDescription)",
      isLoading ? "shows a wait" : nil,
      isNotDrawnAgain ? "is not drawn again" : nil,
    ]
  }

  private var heard: [String?] {
    [
      Words.times(appearances, "told the presenter that it appeared"),
      Words.list(typed.map(\.debugDescription), "told the presenter what was typed:"),
      Words.list(tapped.map(\.debugDescription), "told the presenter of a tap on id"),
      Words.list(made, "asked the builder for"),
      Words.times(fetches, "asked the interactor for the todos"),
      Words.list(added.map(\.debugDescription), "asked the interactor to add"),
      Words.list(toggled.map(\.debugDescription), "asked the interactor to toggle id"),
      Words.list(deleted.map(\.debugDescription), "asked the interactor to delete id"),
      Words.list(moves.map(\.debugDescription), "asked the router to move to id"),
      Words.list(closes.sorted().map(\.debugDescription), "asked the router to close id"),
    ]
  }

  private var answered: [String?] {
    [
      answer.map { "answered \($0)" },
      error.map { "threw \($0)" },
      Words.list(saved, "asked the store to keep"),
      stored.map { "the store holds \($0)" },
    ]
  }
}
