import ScreenKit

@testable import Chapter7Reminders

/// A phone on which a check opens the quiet hours, and uses them as a user does.
final class Phone {
  /// The phone's only reference to its server; a check can set it to nil.
  var server: Server? = Server()

  private let navigator = Navigator()
  private let open: OpenQuietHours

  /// A phone that shows the settings.
  ///
  /// - Parameter open: Opens new quiet hours.
  init(_ open: @escaping OpenQuietHours) {
    self.open = open
    let settings = Screen()
    settings.title = "Settings"
    navigator.push(settings)
  }

  /// The screen that the user sees.
  var top: Screen? { navigator.top }

  /// What the user sees: the title, and then each line and row; "Loading…" comes last.
  var screen: [String] {
    guard let top else { return [] }
    return [top.title] + top.lines + top.rows + (top.isLoading ? ["Loading…"] : [])
  }

  /// Performs some steps, one after the other, and returns what the user sees then.
  ///
  /// A row or a button that isn't there can't be chosen, so such a step has no effect.
  @discardableResult
  func after(_ steps: Step...) async -> [String] {
    await after(steps)
  }

  /// Performs some steps, one after the other, and returns what the user sees then.
  @discardableResult
  func after(_ steps: [Step]) async -> [String] {
    for step in steps {
      await perform(step)
      await settle()
    }
    return screen
  }

  private func perform(_ step: Step) async {
    switch step {
    case .open: if let server { open(navigator, server) }
    case .press(let button, let row, let times):
      for _ in 0..<times { press(button, in: row) }
    case .choose(let row):
      if let index = top?.rows.firstIndex(of: row) { top?.didSelectRow(at: index) }
    case .leave:
      navigator.dismiss()
      navigator.pop()
    case .error(let error): server?.failure = error
    case .slow: server?.isSlow = true
    case .answer: await server?.answer()
    case .change(let hours): server?.change(to: hours)
    }
  }

  private func press(_ button: String, in row: String) {
    guard let top, let rowIndex = top.rows.firstIndex(where: { $0.hasPrefix(row) }),
      top.rowButtons.indices.contains(rowIndex),
      let buttonIndex = top.rowButtons[rowIndex].firstIndex(of: button)
    else { return }
    top.didSelectButton(at: buttonIndex, inRow: rowIndex)
  }

  /// Gives pending tasks some turns, in which they continue.
  private func settle() async {
    for _ in 0..<4 { await Task.yield() }
  }
}
