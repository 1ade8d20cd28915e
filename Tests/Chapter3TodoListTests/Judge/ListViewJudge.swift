import ScreenKit
import TestSupport

@testable import Chapter3TodoList

private let first: Set<ListViewModel.Kind> = [.first, .firstWithReason]
private let withReason: Set<ListViewModel.Kind> = [
  .firstWithReason, .firstEmptyWithReason, .againWithReason,
]
private let withoutReason: Set<ListViewModel.Kind> = [.first, .firstEmpty, .again]
private let all = withReason.union(withoutReason)

/// How an update of the list's view is judged.
let listViewJudge = Judge<ListViewAndDoubles, ListViewModel>(
  of: { ListViewAndDoubles() }, named: "TodoListView",
  collaborators: [
    Collaborator(fixed: "view.presenter", read: { $0.presenter }),
    Collaborator(fixed: "view.builder", read: { $0.builder }),
  ],
  sources: [
    MessageSource(from: 2) {
      .updateProperties(
        $0.todos(), reason: $0.reason(), route: $0.one(of: [nil, .detail(id: "b")]))
    },
    // Lists that differ only in the middle.
    MessageSource(from: 2) {
      .updateProperties([.call, $0.one(of: Todo.few), .letter], reason: $0.reason(), route: nil)
    },
  ],
  rules: [
    RuleRow(2, after: first, "view.rows.isEmpty", \.rows.isEmpty, Rule.viewReadsState),
    RuleRow(2, after: first, "view.rows.count", \.rows.count, Rule.rowIsItsTodo),
    RuleRow(2, after: withoutReason, "view.lines", \.lines, Rule.linesEnd),
    RuleRow(2, after: withReason, "view.lines", \.lines, Rule.viewReadsState),
    RuleRow(2, after: first, "the titles, sorted", { $0.titles.sorted() }, Rule.viewReadsState),
    RuleRow(2, after: first, "the titles in the rows", \.titles, Rule.rowIsItsTodo),
    RuleRow(2, after: first, "view.rows", \.rows, Rule.rowShowsStatus),
    RuleRow(2, after: all, "view.rows", \.rows, Rule.viewReadsState),
    RuleRow(2, after: all, "presenter.appearances", \.appearances, Rule.updatingOnlyReads),
    RuleRow(2, after: all, "the screen and all calls", \.self, Rule.drawingIsAll),
  ],
  collaboratorRules: CollaboratorRules(
    isKept: Rule.objectsAreDeallocated, isReplaced: Rule.drawingIsAll,
    isOutdated: Rule.drawingIsAll),
  text: { message in
    switch message {
    case .updateProperties(let todos, let reason, let route):
      "updateProperties(), while the presenter has \(todos)"
        + (reason.map { ", the reason \($0.debugDescription)" } ?? "")
        + (route.map { ", the route \($0.debugDescription)" } ?? "")
    }
  },
  observe: { list, recording in
    recording.rows = list.view.rows
    recording.lines = list.view.lines
    recording.title = list.view.title
    recording.field = list.view.textPrompt
    recording.isLoading = list.view.isLoading
  },
  send: { message, list, _ in
    switch message {
    case .updateProperties(let todos, let reason, let route):
      (list.presenter.todos, list.presenter.reason, list.presenter.route) = (todos, reason, route)
      list.view.updateProperties()
    }
  })

extension ChanceOrder {
  fileprivate mutating func reason() -> String? {
    one(of: [
      nil, "The disk is full.", "It failed.\nTwice.",
      TodoListError.storeUnreadable(path: "/Users/ann/Library/Application Support/todos.json")
        .reason,
    ])
  }
}

nonisolated extension ListScreenRecording {
  /// The rows without the status of their todos.
  fileprivate var titles: [String] {
    rows.map { $0.hasPrefix("[x] ") || $0.hasPrefix("[ ] ") ? String($0.dropFirst(4)) : $0 }
  }
}
