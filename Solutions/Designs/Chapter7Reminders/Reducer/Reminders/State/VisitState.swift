/// All that is known of a visit, including which screens are open above the list.
struct VisitState: Equatable {
  /// The reminders in the order of the server; nil until they are loaded.
  var reminders: [Reminder]? {
    // A message is shown until the list changes.
    didSet { if reminders != oldValue { error = nil } }
  }
  /// Why the last request failed.
  var error: RemindersError?
  /// What was begun and has not ended, so that nothing is begun twice.
  var running: Set<VisitEffect> = []
  /// The reminders whose alarm is set as soon as the permission is known.
  var waitingForPermission: [Reminder.ID] = []
  /// The reminder of a link that came before the reminders.
  var waitingLink: Reminder.ID?

  /// The reminder whose detail is open.
  var detail: Reminder.ID?
  /// The alert that is open; a newer one takes its place.
  var alert: VisitAlert?

  var isLoading: Bool { running.contains(.load) }

  func reminder(_ id: Reminder.ID) -> Reminder? {
    reminders?.first { $0.id == id }
  }
}
