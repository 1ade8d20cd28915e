/// What the interactor reports, to every part of the screen that shows reminders.
protocol RemindersOutput: AnyObject {
  /// The reminders were loaded, or one of them has changed or is gone.
  func didUpdate(_ reminders: [Reminder])

  /// A request was sent, so an earlier error no longer counts.
  func didSendRequest()

  /// A request failed.
  ///
  /// - Parameter id: The reminder that should have been changed; nil if it was the loading that failed.
  func didFail(with error: RemindersError, for id: Reminder.ID?)

  /// The user wants an alarm, but has refused alarms.
  func didRefuseAlarm()
}

// An output implements only what it shows.
extension RemindersOutput {
  func didSendRequest() {}
  func didFail(with error: RemindersError, for id: Reminder.ID?) {}
  func didRefuseAlarm() {}
}

/// Owns the reminders of one visit, and sends each request once.
///
/// No task retains the interactor, because a response may arrive after the visit, or never.
final class RemindersInteractor {
  /// An output that its screen owns.
  private struct WeakOutput {
    weak var output: (any RemindersOutput)?
  }

  /// What the server is asked to change.
  private enum Change: Hashable {
    case deletion, alarm
  }

  private let services: RemindersServices
  private var outputs: [WeakOutput] = []
  private var reminders: [Reminder] = []
  private var isLoading = false
  private var isAskingForPermission = false
  /// The reminders that each change is in flight for.
  private var inFlight: [Change: Set<Reminder.ID>] = [:]

  init(services: RemindersServices) {
    self.services = services
  }

  /// Reports to an output from now on, until it is released.
  func add(_ output: any RemindersOutput) {
    outputs.append(WeakOutput(output: output))
  }

  func load() {
    guard !isLoading else { return }
    isLoading = true
    report { $0.didSendRequest() }
    Task { [weak self, store = services.store] in
      do throws(RemindersError) {
        // A call such as `self?.update(to: try await …)` would retain self while it waits.
        let loaded = try await store.reminders()
        self?.isLoading = false
        self?.update(to: loaded)
      } catch {
        self?.isLoading = false
        self?.report { $0.didFail(with: error, for: nil) }
      }
    }
  }

  /// Deletes a reminder, unless that is happening already.
  func delete(_ id: Reminder.ID) {
    send(.deletion, for: id)
  }

  /// Sets the alarm of a reminder, after the system has asked the user once.
  func setAlarm(of id: Reminder.ID) {
    switch services.settings.isAllowed {
    case true?: send(.alarm, for: id)
    case false?: report { $0.didRefuseAlarm() }
    case nil: askForPermission(toSetAlarmOf: id)
    }
  }

  private func askForPermission(toSetAlarmOf id: Reminder.ID) {
    guard !isAskingForPermission else { return }
    isAskingForPermission = true
    Task { [weak self, permission = services.permission, settings = services.settings] in
      // The answer counts for the next visit too, even if this one is over.
      settings.isAllowed = await permission.request()
      self?.isAskingForPermission = false
      self?.setAlarm(of: id)
    }
  }

  private func send(_ change: Change, for id: Reminder.ID) {
    // The reminder may have been deleted while a question about it was open.
    guard reminders.contains(where: { $0.id == id }),
      inFlight[change, default: []].insert(id).inserted
    else { return }
    report { $0.didSendRequest() }
    Task { [weak self, store = services.store] in
      do throws(RemindersError) {
        switch change {
        case .deletion: try await store.delete(id)
        case .alarm: try await store.setAlarm(of: id)
        }
        self?.inFlight[change]?.remove(id)
        self?.apply(change, to: id)
      } catch {
        self?.inFlight[change]?.remove(id)
        self?.report { $0.didFail(with: error, for: id) }
      }
    }
  }

  private func apply(_ change: Change, to id: Reminder.ID) {
    // If the reminder was deleted before the response, nothing has changed.
    guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
    var changed = reminders
    switch change {
    case .deletion: changed.remove(at: index)
    case .alarm: changed[index].hasAlarm = true
    }
    update(to: changed)
  }

  private func update(to newReminders: [Reminder]) {
    reminders = newReminders
    report { $0.didUpdate(newReminders) }
  }

  private func report(_ event: (any RemindersOutput) -> Void) {
    outputs.removeAll { $0.output == nil }
    for output in outputs.compactMap(\.output) { event(output) }
  }
}
