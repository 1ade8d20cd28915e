/// Repository: what can be in flight, each at most once.
nonisolated enum RemindersRequest: Hashable {
  case load
  case delete(Reminder.ID)
  case setAlarm(Reminder.ID)
}
