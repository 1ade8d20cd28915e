/// View model: the quiet hours, as the screen shows them.
nonisolated struct QuietHoursText: Equatable {
  /// The sentence "9 hours without a sound.", for example, in which the user reads how long it is quiet.
  let summary: String
  /// When it begins: "From 22:00".
  let start: String
  /// When it ends: "To 7:00".
  let end: String
  /// Whether there is something to save.
  let canSave: Bool
}
