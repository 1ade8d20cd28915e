import Foundation

/// A link to a reminder, such as `reminders:///3`.
struct ReminderLink: Equatable {
  /// The id that it names; nil if it names none.
  let id: Reminder.ID?
}

extension ReminderLink {
  /// Reads a link; nil if it is one of another app.
  init?(_ url: URL) {
    guard url.scheme == "reminders" else { return nil }
    id = Int(url.lastPathComponent)
  }
}
