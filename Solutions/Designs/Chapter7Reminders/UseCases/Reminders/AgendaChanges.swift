import Observation

/// What was changed since the reminders were loaded, and what is being changed now.
///
/// A request outlives the screen that sent it, so all visits to the same server share these changes. They are
/// forgotten with the last visit and the last request.
@Observable final class AgendaChanges {
  private(set) var deleted: Set<Reminder.ID> = []
  private(set) var alarmed: Set<Reminder.ID> = []
  /// Grows with each change.
  var count: Int { deleted.count + alarmed.count }

  @ObservationIgnored let deletions = AgendaErrands<Result<Void, RemindersError>>()
  @ObservationIgnored let alarms = AgendaErrands<Result<Bool, RemindersError>>()
  // Kept, so that no other store gets its identity.
  @ObservationIgnored private let store: any ReminderStore

  private init(store: any ReminderStore) { self.store = store }

  func noteDeletion(of id: Reminder.ID) { deleted.insert(id) }
  func noteAlarm(of id: Reminder.ID) { alarmed.insert(id) }

  /// The reminders as they are after the changes.
  func applied(to loaded: [Reminder]) -> [Reminder] {
    loaded.filter { !deleted.contains($0.id) }.map { reminder in
      var reminder = reminder
      if alarmed.contains(reminder.id) { reminder.hasAlarm = true }
      return reminder
    }
  }

  private struct Known { weak var changes: AgendaChanges? }
  private static var known: [ObjectIdentifier: Known] = [:]

  static func shared(for store: any ReminderStore) -> AgendaChanges {
    known = known.filter { $0.value.changes != nil }
    if let changes = known[ObjectIdentifier(store)]?.changes { return changes }
    let changes = AgendaChanges(store: store)
    known[ObjectIdentifier(store)] = Known(changes: changes)
    return changes
  }
}

/// Work of which there is at most one at a time for each reminder; who asks again waits for the same result.
final class AgendaErrands<Value: Sendable> {
  private var open: [Reminder.ID: Task<Value, Never>] = [:]

  func run(_ id: Reminder.ID, _ work: @escaping () async -> Value) async -> Value {
    if let task = open[id] { return await task.value }
    let task = Task {
      let value = await work()
      open[id] = nil
      return value
    }
    open[id] = task
    return await task.value
  }
}
