import Observation

/// The reminders of one visit, which its modules share.
@Observable final class AgendaBook {
  enum Content {
    case loading
    case failed(RemindersError)
    case loaded([Reminder])
  }

  var content = Content.loading
  let changes: AgendaChanges

  init(changes: AgendaChanges) { self.changes = changes }

  /// The reminders as they are now; nil until they are loaded.
  var reminders: [Reminder]? {
    guard case .loaded(let loaded) = content else { return nil }
    return changes.applied(to: loaded)
  }
}
