import TestSupport

@testable import Chapter7Reminders
@testable import ScreenKit

/// What the user reads.
extension RemindersPhone {
  /// The lines that are the `reason` of an error.
  var errorLines: [String] {
    let reasons = [RemindersError.offline, .serverProblem].map(\.reason)
    return lines.filter(reasons.contains)
  }

  /// The lines of the header, such as "Due: 2 of 3".
  var header: [String] { lines.filter { $0.hasPrefix("Due:") } }

  /// The rows that have a button with this title, once.
  func rows(with button: String) -> [String] {
    rows.filter { buttons(in: $0).count { $0 == button } == 1 }
  }

  var saysNothingToRemember: Bool { lines.contains("Nothing to remember.") }

  /// Waits for a screen or alert with this title, which need not come.
  func waitBriefly(forTitle title: String) async {
    _ = await eventually(looks: 30) {
      navigator.updateScreens()
      return self.title == title
    }
  }
}
