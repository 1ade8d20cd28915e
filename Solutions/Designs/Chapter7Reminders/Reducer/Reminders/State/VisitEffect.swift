/// Something that the store does for the state, and that ends with an action.
enum VisitEffect: Hashable {
  case load
  case delete(Reminder.ID)
  case setAlarm(of: Reminder.ID)
  case readPermission
  case askPermission
}
