import Foundation

/// A link to a reminder, such as `reminders:///3`.
struct AgendaLink {
  /// Nil if the link names none.
  let id: Reminder.ID?

  /// - Returns: Nil if the link is for someone else.
  init?(_ url: URL) {
    guard url.scheme?.lowercased() == "reminders" else { return nil }
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let names = "\(parts?.host ?? "")/\(parts?.path ?? "")".split(separator: "/")
    id = names.count == 1 ? Int(names[0]) : nil
  }
}
