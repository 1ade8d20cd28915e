import ScreenKit
import TestSupport
import Testing

@testable import Chapter3TodoList

/// What is on the screen of the list, and the calls of its presenter and its builder.
nonisolated struct ListScreenRecording: Equatable {
  // The list
  var rows: [String] = []
  var lines: [String] = []
  var title = "Todo List"
  var field: String? = "New todo"
  var isLoading = false

  // The screens
  var screens = ["Home", "Todo List"]
  var sheet: String?
  /// How many screens of the builder are in memory.
  var details = 0

  // The calls
  var appearances = 0
  var typed: [String] = []
  var tapped: [Todo.ID] = []
  var closed: [TodoListRoute] = []
  var made: [TodoListRoute] = []
  /// How often a screen of the builder has appeared.
  var shown = 0

  /// The same screens, before any call.
  var visible: ListScreenRecording {
    ListScreenRecording(
      rows: rows, lines: lines, title: title, field: field, isLoading: isLoading, screens: screens,
      sheet: sheet, details: details)
  }
}

nonisolated extension ListScreenRecording: CustomTestStringConvertible {
  /// What differs from an empty recording, in words.
  var testDescription: String {
    Words.joined([
      rows.isEmpty ? nil : "the rows are \(rows)",
      lines.isEmpty ? nil : "the lines are \(lines)",
      title == "Todo List" ? nil : "the title is \(title.debugDescription)",
      field == "New todo" ? nil : "the field asks for \(field.debugDescription)",
      isLoading ? "the screen shows \"Loading…\"" : nil,
      "the screens are \(screens)",
      sheet.map { "the sheet is \($0.debugDescription)" },
      Words.times(appearances, "the presenter was told of an appearance"),
      Words.list(typed.map(\.debugDescription), "the presenter received the text"),
      Words.list(tapped.map(\.debugDescription), "the presenter received a tap on"),
      Words.list(closed, "the presenter was told of the end of"),
      Words.list(made, "the builder made the screen for"),
      Words.times(shown, "a detail appeared"),
    ])
  }
}
