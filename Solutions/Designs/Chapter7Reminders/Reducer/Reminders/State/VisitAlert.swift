/// An alert of a visit, and what it is about.
enum VisitAlert: Equatable {
  case deletion(of: Reminder)
  case noSound
  case missingReminder
}
