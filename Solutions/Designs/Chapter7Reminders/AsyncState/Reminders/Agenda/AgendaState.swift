/// All that the agenda shows.
enum AgendaState: Equatable {
  case loading
  case failed(message: String)
  case loaded([Row], message: String? = nil)

  /// What the agenda shows of a reminder.
  struct Row: Equatable {
    let id: Reminder.ID
    let text: String
    let buttons: [Button]
  }

  /// What the user can do with a reminder; the raw value is the title.
  enum Button: String {
    case remindMe = "Remind me"
    case delete = "Delete"
  }
}

extension AgendaState.Row {
  init(_ reminder: Reminder) {
    id = reminder.id
    text = reminder.hasAlarm ? "\(reminder.title), with alarm" : reminder.title
    buttons = reminder.hasAlarm ? [.delete] : [.remindMe, .delete]
  }
}
