// only in the solution
/// Data manager: the reminders as one visit knows them, which several modules share.
final class ReminderBook {
  /// Those that were loaded; nil before that.
  private(set) var reminders: [Reminder]?

  private struct Observer {
    weak var object: (any ReminderBookObserver)?
  }

  private let store: any ReminderStore
  private var observers: [Observer] = []
  /// The deletions in flight; each holds the book until its response.
  private var deletions: [Reminder.ID: Task<Result<Void, RemindersError>, Never>] = [:]

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

  /// Deletes a reminder; while that is in flight, a second call sends no request, and gets the same result.
  ///
  /// One that doesn't exist any more is deleted already.
  func delete(_ id: Reminder.ID) async throws(RemindersError) {
    guard deletions[id] != nil || contains(id) else { return }
    let deletion = deletions[id] ?? Task { await resultOfDeleting(id) }
    deletions[id] = deletion
    try await deletion.value.get()
  }

  /// Deletes a reminder, and returns the error, because a task keeps no type of an error that it throws.
  private func resultOfDeleting(_ id: Reminder.ID) async -> Result<Void, RemindersError> {
    defer { deletions[id] = nil }
    do throws(RemindersError) {
      try await store.delete(id)
    } catch {
      return .failure(error)
    }
    reminders?.removeAll { $0.id == id }
    notify()
    return .success(())
  }

  func setAlarm(of id: Reminder.ID) async throws(RemindersError) {
    // An alarm waits for a deletion. The reverse needs no order, because the reminder is gone either way.
    if let deletion = deletions[id] { _ = await deletion.value }
    guard contains(id) else { return }
    do throws(RemindersError) {
      try await store.setAlarm(of: id)
    } catch {
      // The user has no use for an error about a reminder that is gone.
      guard contains(id) else { return }
      throw error
    }
    guard let index = reminders?.firstIndex(where: { $0.id == id }) else { return }
    reminders?[index].hasAlarm = true
    notify()
  }

  private func contains(_ id: Reminder.ID) -> Bool {
    reminders?.contains { $0.id == id } == true
  }

  private func notify() {
    for observer in observers { observer.object?.remindersDidChange() }
  }
}

/// Data manager → Its observers: the interactors, and the router, which waits for a link.
protocol ReminderBookObserver: AnyObject {
  func remindersDidChange()
}
