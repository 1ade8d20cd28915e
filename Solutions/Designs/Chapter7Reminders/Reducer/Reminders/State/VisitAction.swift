/// A choice of the user, or the end of an effect.
enum VisitAction: Equatable {
  case load
  case openDetail(Reminder.ID)
  case askDeletion(Reminder.ID)
  case confirmDeletion(Reminder.ID)
  case requestAlarm(of: Reminder.ID)
  case openLink(Reminder.ID)
  case closeDetail
  case closeAlert

  case loaded([Reminder])
  case deleted(Reminder.ID)
  case alarmSet(of: Reminder.ID)
  case failed(VisitEffect, RemindersError)
  case permissionRead(Bool?)
  case permissionAnswered(Bool)
}
