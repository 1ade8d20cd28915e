@testable import Chapter7Reminders

/// A step of a visit: what the user does, or what happens to the server meanwhile.
nonisolated enum Step: Sendable {
  /// The user opens the quiet hours.
  case open
  /// The user presses a button in the row that begins with a text, as in `.press("Later", in: "To")`.
  case press(_ button: String, in: String, times: Int = 1)
  /// The user chooses a row, such as "Save", or an answer, such as "Cancel".
  case choose(String)
  /// The user goes back to the settings.
  case leave
  /// From now on, the server answers with this error, or with none.
  case error(QuietHoursError?)
  /// From now on, the server delays its responses.
  case slow
  /// The server sends its delayed responses, and delays no further ones.
  case answer
  /// The hours are changed on another device of the user.
  case change(to: QuietHours)
}
