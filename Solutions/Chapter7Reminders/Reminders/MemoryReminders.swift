/// Services: keep everything in memory, for as long as the app runs.
final class MemoryReminders: ReminderStore, AlarmPermission, AlarmSettings {
  var isAllowed: Bool?

  private var all = [
    Reminder(id: 1, title: "Water the plants", isDue: true),
    Reminder(id: 2, title: "Call the dentist", isDue: false),
    Reminder(id: 3, title: "Return the library books", isDue: true),
  ]

  func reminders() async throws(RemindersError) -> [Reminder] { all }

  func delete(_ id: Reminder.ID) async throws(RemindersError) {
    all.removeAll { $0.id == id }
  }

  func setAlarm(of id: Reminder.ID) async throws(RemindersError) {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return }
    all[index].hasAlarm = true
  }

  func request() async -> Bool { true }
}
