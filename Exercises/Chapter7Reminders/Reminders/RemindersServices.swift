// What the reminders need of the app. Each service lives as long as the app, so it outlives every screen.

/// The services of the reminders.
struct RemindersServices {
  let store: any ReminderStore
  let permission: any AlarmPermission
  let settings: any AlarmSettings
}

/// Loads and changes the reminders of the user, which a server keeps.
@MainActor protocol ReminderStore: AnyObject, Sendable {
  func reminders() async throws(RemindersError) -> [Reminder]
  func delete(_ id: Reminder.ID) async throws(RemindersError)
  func setAlarm(of id: Reminder.ID) async throws(RemindersError)
}

/// Asks the user whether the app may make sounds.
@MainActor protocol AlarmPermission: AnyObject, Sendable {
  /// Shows the question of the system, and returns whether the user allowed it.
  func request() async -> Bool
}

/// Keeps what the user chose, also after the app was closed.
@MainActor protocol AlarmSettings: AnyObject, Sendable {
  /// Whether the app may make sounds; nil if the user was never asked.
  var isAllowed: Bool? { get set }
}
