/// Repository: owns the reminders of a visit, sends requests, and tells listeners of each change.
final class RemindersRepository {
  /// The reminders in the order of the server; nil until they are loaded.
  private(set) var reminders: [Reminder]? {
    didSet { if reminders != oldValue { failure = nil } }
  }
  /// The last failure, until the reminders change or another request is sent.
  private(set) var failure: RemindersFailure?

  private let store: any ReminderStore
  private var requests: Set<RemindersRequest> = []
  private var listeners: [WeakListener] = []

  init(store: any ReminderStore) {
    self.store = store
  }

  func addListener(_ listener: any RemindersListener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
  }

  func reminder(withID id: Reminder.ID) -> Reminder? {
    reminders?.first { $0.id == id }
  }

  func isSending(_ request: RemindersRequest) -> Bool { requests.contains(request) }

  func load() { send(.load) }

  func delete(_ id: Reminder.ID) { send(.delete(id)) }

  func setAlarm(of id: Reminder.ID) {
    // It may have been deleted while the system asked.
    if reminder(withID: id)?.hasAlarm == false { send(.setAlarm(id)) }
  }

  /// Sends a request that isn't in flight.
  ///
  /// It is noted before the method returns, so that even an immediate second tap finds it.
  private func send(_ request: RemindersRequest) {
    guard requests.insert(request).inserted else { return }
    failure = nil
    notifyListeners()
    Task {
      do throws(RemindersError) {
        try await perform(request)
      } catch {
        failure = RemindersFailure(request: request, error: error)
      }
      requests.remove(request)
      notifyListeners()
    }
  }

  private func perform(_ request: RemindersRequest) async throws(RemindersError) {
    switch request {
    case .load:
      reminders = try await store.reminders()
    case .delete(let id):
      try await store.delete(id)
      reminders?.removeAll { $0.id == id }
    case .setAlarm(let id):
      try await store.setAlarm(of: id)
      guard let index = reminders?.firstIndex(where: { $0.id == id }) else { return }
      reminders?[index].hasAlarm = true
    }
  }

  private func notifyListeners() {
    for entry in listeners { entry.listener?.remindersDidChange() }
  }
}
