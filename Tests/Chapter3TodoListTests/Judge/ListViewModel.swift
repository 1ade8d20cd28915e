import TestSupport

@testable import Chapter3TodoList

/// What an update of the list's view has to do.
struct ListViewModel: RoleModel {
  enum Message {
    /// An update while the presenter has this state.
    case updateProperties([Todo], reason: String?, route: TodoListRoute?)
  }
  enum Kind {
    case first, firstEmpty, firstWithReason, firstEmptyWithReason
    /// The view was updated before.
    case again, againWithReason
  }

  var recording = ListScreenRecording()
  private var isUpdated = false

  mutating func beginTurn() { recording = recording.visible }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .updateProperties(_, nil, _) where isUpdated: .again
    case .updateProperties where isUpdated: .againWithReason
    case .updateProperties([], nil, _): .firstEmpty
    case .updateProperties([], _, _): .firstEmptyWithReason
    case .updateProperties(_, nil, _): .first
    case .updateProperties: .firstWithReason
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool { true }

  mutating func receive(_ message: Message) {
    switch message {
    case .updateProperties(let todos, let reason, _):
      recording.rows = todos.map { ($0.isDone ? "[x] " : "[ ] ") + $0.title }
      recording.lines = reason.map { [$0] } ?? []
      isUpdated = true
    }
  }
}
