/// Interactor of all modules: owns the reminders, and is the only one who sends requests for them.
final class Notebook {
  private let store: any ReminderStore
  private let consent: AlarmConsent
  private var readers: [AsyncStream<[Reminder]>.Continuation] = []
  private var requests: [Change: Task<Result<Void, RemindersError>, Never>] = [:]
  /// The reminders, as the server has them; nil until they are loaded.
  private var reminders: [Reminder]? {
    didSet { if let reminders { tellReaders(reminders) } }
  }

  init(services: RemindersServices) {
    store = services.store
    consent = AlarmConsent(permission: services.permission, settings: services.settings)
  }

  func load() async throws(RemindersError) {
    reminders = try await store.reminders()
  }

  func updates() -> AsyncStream<[Reminder]> {
    let (stream, reader) = AsyncStream.makeStream(
      of: [Reminder].self, bufferingPolicy: .bufferingNewest(1))
    if let reminders { reader.yield(reminders) }
    readers.append(reader)
    return stream
  }

  func reminder(_ id: Reminder.ID) -> Reminder? {
    reminders?.first { $0.id == id }
  }

  func delete(_ id: Reminder.ID) async throws(RemindersError) {
    try await make(.deletion(id))
  }

  func setAlarm(of id: Reminder.ID) async throws(RemindersError) -> AlarmResult {
    guard await consent.isGiven() else { return .refused }
    try await make(.alarm(id))
    return .set
  }

  /// Makes a change, or waits for the same change if it is in flight already.
  private func make(_ change: Change) async throws(RemindersError) {
    guard reminder(change.reminder) != nil else { return }
    let request = requests[change] ?? begin(change)
    try await request.value.get()
  }

  private func begin(_ change: Change) -> Task<Result<Void, RemindersError>, Never> {
    let request = Task {
      let result = await send(change)
      requests[change] = nil
      return result
    }
    requests[change] = request
    return request
  }

  private func send(_ change: Change) async -> Result<Void, RemindersError> {
    do throws(RemindersError) {
      switch change {
      case .deletion(let id):
        try await store.delete(id)
        reminders?.removeAll { $0.id == id }
      case .alarm(let id):
        try await store.setAlarm(of: id)
        if let index = reminders?.firstIndex(where: { $0.id == id }) {
          reminders?[index].hasAlarm = true
        }
      }
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  /// Passes the reminders on, and forgets the readers who have stopped.
  private func tellReaders(_ reminders: [Reminder]) {
    readers.removeAll { reader in
      if case .terminated = reader.yield(reminders) { true } else { false }
    }
  }
}
