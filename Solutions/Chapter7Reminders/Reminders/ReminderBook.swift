// only in the solution
/// Data manager: the reminders as the app knows them, which several modules share.
final class ReminderBook {
  /// Those that were loaded; nil before that.
  private(set) var reminders: [Reminder]?

  private struct Observer {
    weak var object: (any ReminderBookObserver)?
  }

  private let store: any ReminderStore
  private var observers: [Observer] = []
  private var deleting: Set<Reminder.ID> = []

  init(store: any ReminderStore) {
    self.store = store
  }

  /// Notifies an object of each change, as long as it is in memory.
  func addObserver(_ observer: any ReminderBookObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
    observers.append(Observer(object: observer))
  }

  func load() async throws(RemindersError) {
    reminders = try await store.reminders()
    notify()
  }

  /// Deletes a reminder; while that is in flight, a second call has no effect, and only the first one reports an error.
  func delete(_ id: Reminder.ID) async throws(RemindersError) {
    guard deleting.insert(id).inserted else { return }
    defer { deleting.remove(id) }
    try await store.delete(id)
    reminders?.removeAll { $0.id == id }
    notify()
  }

  func setAlarm(of id: Reminder.ID) async throws(RemindersError) {
    try await store.setAlarm(of: id)
    guard let index = reminders?.firstIndex(where: { $0.id == id }) else { return }
    reminders?[index].hasAlarm = true
    notify()
  }

  private func notify() {
    for observer in observers { observer.object?.remindersDidChange() }
  }
}

/// Data manager → Interactor.
protocol ReminderBookObserver: AnyObject {
  func remindersDidChange()
}
