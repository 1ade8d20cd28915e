/// Where a presenter wants to go.
enum AgendaRoute {
  /// Asks whether to delete the reminder.
  case question(Reminder)
  /// Says that alarms were refused.
  case noSound
  /// Opens a reminder of the list.
  case detail(Reminder)
  /// Opens a reminder, whatever is on the screen.
  case link(Reminder)
  /// Says that a link leads nowhere.
  case missing
}
