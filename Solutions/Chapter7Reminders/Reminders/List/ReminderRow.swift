// only in the solution
/// View model: one row of the list, as the presenter makes it of a reminder.
struct ReminderRow: Equatable {
  /// What a row's buttons say.
  enum Button: String {
    case remind = "Remind me"
    case delete = "Delete"
  }

  let id: Reminder.ID
  let title: String
  private(set) var buttons: [Button] = []

  init(_ reminder: Reminder) {
    id = reminder.id
    title = reminder.hasAlarm ? "\(reminder.title), with alarm" : reminder.title
    // exercise 7.7 · row: No reminder has an alarm yet. Let the user set one, and ask for the permission once.
    if !reminder.hasAlarm { buttons.append(.remind) }
    // end 7.7
    // exercise 7.6 · row: Nothing can be deleted yet. Let the user delete a reminder, after a question.
    buttons.append(.delete)
    // end 7.6
  }
}
