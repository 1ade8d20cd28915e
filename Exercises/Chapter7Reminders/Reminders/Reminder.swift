/// Entity: something that the user wants to remember.
nonisolated struct Reminder: Equatable, Identifiable, Sendable {
  let id: Int
  let title: String
  /// Whether its time has come.
  let isDue: Bool
  /// Whether the phone makes a sound when its time comes.
  var hasAlarm = false
}
