import Foundation

extension VisitAction {
  /// Reads a link such as `reminders:///3`; nil if it names no reminder.
  init?(link: URL) {
    guard link.scheme == "reminders", let id = Reminder.ID(link.lastPathComponent) else {
      return nil
    }
    self = .openLink(id)
  }
}
