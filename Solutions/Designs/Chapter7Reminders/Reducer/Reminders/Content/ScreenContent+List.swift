extension ScreenContent {
  /// The content of the list.
  init(listOf state: VisitState) {
    title = "Reminders"
    isLoading = state.isLoading
    lines = [state.error?.reason, state.reminders == [] ? "Nothing to remember." : nil]
      .compactMap { $0 }
    if let reminders = state.reminders {
      rows = reminders.map(RowContent.init)
    } else if state.error != nil {
      rows = [RowContent(choice: Choice(title: "Try again", action: .load))]
    }
  }
}

extension RowContent {
  fileprivate init(_ reminder: Reminder) {
    let alarm = Choice(title: "Remind me", action: .requestAlarm(of: reminder.id))
    let deletion = Choice(title: "Delete", action: .askDeletion(reminder.id))
    choice = Choice(
      title: reminder.hasAlarm ? "\(reminder.title), with alarm" : reminder.title,
      action: .openDetail(reminder.id))
    buttons = reminder.hasAlarm ? [deletion] : [alarm, deletion]
  }
}
