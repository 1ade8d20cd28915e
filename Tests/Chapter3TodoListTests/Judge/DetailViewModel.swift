import TestSupport

@testable import Chapter3TodoList

/// What the detail's view has to report.
struct DetailViewModel: RoleModel {
  enum Message {
    /// The state of the presenter changes.
    case presenterHas(Todo?, reason: String?)
    case sheetAppears, screenIsPushed
    /// The user dismisses the sheet, or pops the last screen.
    case userGoesBack
  }
  enum Kind { case change, pop }

  /// The events that the presenter receives.
  var recording: [String] = []
  private var isPopped = false
  private var screensAbove = 0
  private var hasSheet = false
  private var isOnTop: Bool { screensAbove == 0 && !hasSheet }

  mutating func beginTurn() { recording = [] }

  func kind(of message: Message) -> Kind? {
    if case .userGoesBack = message, isOnTop { .pop } else { .change }
  }

  func accepts(_ message: Message) -> Bool {
    if case .presenterHas = message { true } else { !isPopped && (!hasSheet || isBack(message)) }
  }

  private func isBack(_ message: Message) -> Bool {
    if case .userGoesBack = message { true } else { false }
  }

  /// Going back has a turn of its own, since a failure would else name the wrong one of two rules.
  func allows(_ second: Message, rightAfter first: Message) -> Bool { !isBack(second) }

  mutating func receive(_ message: Message) {
    switch message {
    case .presenterHas: break
    case .sheetAppears: hasSheet = true
    case .screenIsPushed: screensAbove += 1
    case .userGoesBack where isOnTop:
      isPopped = true
      recording.append("close")
    case .userGoesBack:
      if hasSheet { hasSheet = false } else { screensAbove -= 1 }
      if isOnTop { recording.append("appear") }
    }
  }
}
