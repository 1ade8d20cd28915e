import TestSupport

@testable import Chapter7Reminders

/// What the view of the quiet hours has to show, and to report.
struct QuietHoursViewModel: RoleModel {
  enum Message {
    case show(Int, canSave: Bool)
    case showMessage(String)
    case tapRow(Int)
    case tapButton(Int, inRow: Int)
  }
  enum Kind {
    case show, message, tap
    /// Hours that are shown while a message may stay.
    case showBelowMessage
  }

  var recording = ModuleRecording()
  private var text: QuietHoursText?
  private var hasMessage = false

  mutating func beginTurn() { recording.told = [] }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .show: hasMessage ? .showBelowMessage : .show
    case .showMessage: .message
    case .tapRow, .tapButton: .tap
    }
  }

  func accepts(_ message: Message) -> Bool {
    switch message {
    case .show, .showMessage: true
    case .tapRow(let row): recording.rows.indices.contains(row)
    case .tapButton: text != nil
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool {
    // Whether a message stays when hours are shown is open, and only the view knows it.
    switch (first, second) {
    case (.showMessage, .show), (.show, _): false
    default: true
    }
  }

  mutating func receive(_ message: Message) {
    switch message {
    case .show(let number, let canSave):
      let text = QuietHoursText.numbered(number, canSave: canSave)
      self.text = text
      recording.lines = [text.summary]
      recording.rows = [text.start, text.end] + (canSave ? ["Save"] : [])
      recording.buttons = [["Earlier", "Later"], ["Earlier", "Later"]]
    case .showMessage(let message):
      recording.lines = [text?.summary, message].compactMap(\.self)
      hasMessage = true
      if text == nil { recording.rows = ["Try again"] }
    case .tapRow(let row):
      if text == nil { tell("retry") } else if row == 2 { tell("save") }
    case .tapButton(let button, let row):
      tell((row == 0 ? "start" : "end") + (button == 0 ? " earlier" : " later"))
    }
  }

  mutating func adopt(_ found: ModuleRecording, after kind: Kind) {
    guard kind == .showBelowMessage else { return }
    recording.lines = found.lines
    hasMessage = found.lines.count > 1
  }

  private mutating func tell(_ event: String) { recording.told.append("presenter: \(event)") }
}
