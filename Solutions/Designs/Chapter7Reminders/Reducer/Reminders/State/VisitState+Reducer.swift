/// The reducer, with all rules of the reminders.
extension VisitState {
  /// Changes the state as the action asks, and returns what the store has to do next.
  mutating func reduce(_ action: VisitAction) -> [VisitEffect] {
    switch action {
    case .load:
      return request(.load)
    case .openDetail(let id):
      detail = id
    case .askDeletion(let id):
      // No question is open while its request runs, so the response needs to close none.
      guard let reminder = reminder(id), !running.contains(.delete(id)) else { break }
      alert = .deletion(of: reminder)
    case .confirmDeletion(let id):
      alert = nil
      return reminder(id) == nil ? [] : request(.delete(id))
    case .requestAlarm(let id):
      waitingForPermission.append(id)
      return begin(.readPermission)
    case .openLink(let id):
      alert = nil
      openLink(id)
    case .closeDetail:
      detail = nil
    case .closeAlert:
      alert = nil

    case .loaded(let reminders):
      running.remove(.load)
      self.reminders = reminders
      if let link = waitingLink { openLink(link) }
    case .deleted(let id):
      // Equivalent mutant (leave-out): a reminder that is gone is never deleted again.
      running.remove(.delete(id))
      if detail == id { detail = nil }
      reminders?.removeAll { $0.id == id }
    case .alarmSet(let id):
      // Equivalent mutant (leave-out): an alarm that is set is never set again.
      running.remove(.setAlarm(of: id))
      reminders = reminders?.map { reminder in
        var reminder = reminder
        if reminder.id == id { reminder.hasAlarm = true }
        return reminder
      }
    case .failed(let effect, let error):
      running.remove(effect)
      self.error = error
    case .permissionRead(let answer):
      running.remove(.readPermission)
      guard let answer else { return begin(.askPermission) }
      return setWaitingAlarms(isPermitted: answer)
    case .permissionAnswered(let answer):
      // Equivalent mutant (leave-out): once answered, the permission is never asked again.
      running.remove(.askPermission)
      return setWaitingAlarms(isPermitted: answer)
    }
    return []
  }

  private mutating func openLink(_ id: Reminder.ID) {
    // Equivalent mutant (swap): the guard sets the link again.
    guard reminders != nil else {
      waitingLink = id
      return
    }
    // Equivalent mutant (leave-out): the reminders are loaded once, so no link is opened twice.
    waitingLink = nil
    if reminder(id) == nil { alert = .missingReminder } else { detail = id }
  }

  private mutating func setWaitingAlarms(isPermitted: Bool) -> [VisitEffect] {
    let waiting = waitingForPermission.compactMap(reminder)
    waitingForPermission = []
    if isPermitted {
      return waiting.filter { !$0.hasAlarm }.flatMap { request(.setAlarm(of: $0.id)) }
    }
    if !waiting.isEmpty { alert = .noSound }
    return []
  }

  /// Begins an effect that asks the server, so that the last message is out of date.
  private mutating func request(_ effect: VisitEffect) -> [VisitEffect] {
    let effects = begin(effect)
    if !effects.isEmpty { error = nil }
    return effects
  }

  private mutating func begin(_ effect: VisitEffect) -> [VisitEffect] {
    running.insert(effect).inserted ? [effect] : []
  }
}
