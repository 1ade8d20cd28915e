/// Everything that is known of the reminders at one moment.
struct RemindersState {
  /// Whether the reminders are there yet.
  enum Phase {
    case loading
    case failed(RemindersError)
    case loaded([Reminder])
  }

  /// A change that the server has refused.
  struct Failure {
    let change: RemindersChange
    let error: RemindersError
  }

  var phase = Phase.loading
  /// The last change that failed, until another change succeeds.
  var failure: Failure?

  /// The reminders, as far as they are loaded.
  var reminders: [Reminder] {
    if case .loaded(let reminders) = phase { reminders } else { [] }
  }

  /// The reminder with an id, unless it was deleted.
  func reminder(_ id: Reminder.ID) -> Reminder? {
    reminders.first { $0.id == id }
  }
}

/// A change of one reminder, which needs a request.
enum RemindersChange: Hashable {
  case delete(Reminder.ID)
  case setAlarm(Reminder.ID)
}

/// Interactor: owns the reminders of one visit, and is the only one that talks to the services.
final class RemindersModel {
  /// Receives each new state.
  var stateDidChange: (RemindersState) -> Void = { _ in }
  /// Learns that an alarm was wanted, but the user has refused alarms.
  var alarmsWereRefused: () -> Void = {}

  private(set) var state = RemindersState() {
    didSet { stateDidChange(state) }
  }
  private let services: RemindersServices
  private var changesInFlight: Set<RemindersChange> = []
  /// The reminders whose alarm waits for the user's permission.
  private var waitingForPermission: [Reminder.ID] = []

  init(services: RemindersServices) {
    self.services = services
  }

  /// Loads the reminders with one request.
  func load() {
    state.phase = .loading
    Task { [store = services.store, weak self] in
      do throws(RemindersError) {
        let reminders = try await store.reminders()
        self?.state.phase = .loaded(reminders)
      } catch {
        self?.state.phase = .failed(error)
      }
    }
  }

  /// Deletes a reminder, unless that is happening already.
  func delete(_ id: Reminder.ID) {
    send(.delete(id))
  }

  /// Sets the alarm of a reminder, if the user allows alarms or has allowed them before.
  func setAlarm(of id: Reminder.ID) {
    waitingForPermission.append(id)
    guard waitingForPermission.count == 1 else { return }
    AlarmQuestion.answer(from: services) { [weak self] isAllowed in
      self?.didReceivePermission(isAllowed)
    }
  }

  private func didReceivePermission(_ isAllowed: Bool) {
    let ids = waitingForPermission
    waitingForPermission = []
    guard isAllowed else { return alarmsWereRefused() }
    for id in ids where state.reminder(id)?.hasAlarm == false { send(.setAlarm(id)) }
  }

  private func send(_ change: RemindersChange) {
    guard state.reminder(change.id) != nil, changesInFlight.insert(change).inserted else { return }
    Task { [store = services.store, weak self] in
      do throws(RemindersError) {
        switch change {
        case .delete(let id): try await store.delete(id)
        case .setAlarm(let id): try await store.setAlarm(of: id)
        }
        self?.finish(change, error: nil)
      } catch {
        self?.finish(change, error: error)
      }
    }
  }

  private func finish(_ change: RemindersChange, error: RemindersError?) {
    // Equivalent mutant (swap): a reminder that is missing never comes back, so nothing asks for it.
    changesInFlight.remove(change)
    // Equivalent mutant (swap): a copy of the state changes nothing.
    guard state.reminder(change.id) != nil else { return }
    var next = state
    if let error {
      next.failure = .init(change: change, error: error)
    } else {
      next.phase = .loaded(change.applied(to: state.reminders))
      next.failure = nil
    }
    state = next
  }
}

extension RemindersChange {
  /// The reminder that changes.
  fileprivate var id: Reminder.ID {
    switch self {
    case .delete(let id), .setAlarm(let id): id
    }
  }

  /// The reminders after the change.
  fileprivate func applied(to reminders: [Reminder]) -> [Reminder] {
    switch self {
    case .delete(let id):
      return reminders.filter { $0.id != id }
    case .setAlarm(let id):
      var changed = reminders
      for index in changed.indices where changed[index].id == id { changed[index].hasAlarm = true }
      return changed
    }
  }
}
