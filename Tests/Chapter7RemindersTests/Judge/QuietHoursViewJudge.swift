import ScreenKit
import TestSupport

@testable import Chapter7Reminders

private let all: Set<QuietHoursViewModel.Kind> = [.show, .message, .tap]
nonisolated private let failure = "It failed."

/// How the view of the quiet hours is judged.
let quietHoursViewJudge = Judge<ViewAndDoubles, QuietHoursViewModel>(
  of: { ViewAndDoubles() }, named: "QuietHoursView",
  collaborators: [Collaborator(fixed: "view.presenter", read: { $0.presenter })],
  sources: [
    MessageSource(from: 4) { .show(1 + $0.number(below: 3), canSave: $0.number(below: 2) == 0) },
    MessageSource(from: 4) { _ in .showMessage(failure) },
    MessageSource(from: 4) { .tapRow($0.number(below: 3)) },
    MessageSource(from: 4) { .tapButton($0.number(below: 2), inRow: $0.number(below: 2)) },
  ],
  rules: [
    RuleRow(4, after: [.show], "view.rows", \.rows, Rule.viewIsTold),
    RuleRow(4, after: all, "view.rows", \.rows, Rule.viewStillWorks),
    RuleRow(4, after: all, "view.rowButtons", \.buttons, Rule.viewStillWorks),
    RuleRow(4, after: all, "view.lines", \.lines, Rule.viewStillWorks),
    RuleRow(4, after: [.showBelowMessage], "view.rows", \.rows, Rule.viewIsTold),
    RuleRow(
      4, after: [.showBelowMessage], "view.lines, without the message", \.withoutMessage,
      Rule.viewStillWorks),
    RuleRow(4, after: all, "what the presenter was told", \.told, Rule.viewStillWorks),
  ],
  collaboratorRules: CollaboratorRules(
    isKept: Rule.viewStillWorks, isReplaced: Rule.viewStillWorks, isOutdated: Rule.viewStillWorks),
  text: { message in
    switch message {
    case .show(let number, let canSave):
      "show(text \(number), which can\(canSave ? "" : "not") be saved)"
    case .tapRow(let row): "(the user chooses row \(row + 1))"
    case .tapButton(let button, let row):
      "(the user presses “\(button == 0 ? "Earlier" : "Later")” in row \(row + 1))"
    case .showMessage: Words.message(message)
    }
  },
  observe: { screen, recording in
    (recording.lines, recording.rows) = (screen.view.lines, screen.view.rows)
    recording.buttons = screen.view.rowButtons.filter { !$0.isEmpty }
  },
  send: { message, screen, _ in
    let view = screen.view
    switch message {
    case .show(let number, let canSave): view.show(.numbered(number, canSave: canSave))
    case .showMessage(let message): view.showMessage(message)
    case .tapRow(let row): view.didSelectRow(at: row)
    case .tapButton(let button, let row): view.didSelectButton(at: button, inRow: row)
    }
  })

nonisolated extension ModuleRecording {
  /// The lines but the message, which may stay until the next request.
  fileprivate var withoutMessage: [String] { lines.filter { $0 != failure } }
}
