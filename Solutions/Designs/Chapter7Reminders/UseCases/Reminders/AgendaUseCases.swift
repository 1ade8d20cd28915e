/// Use case: loads the reminders.
struct LoadAgenda {
  let store: any ReminderStore

  func callAsFunction() async throws(RemindersError) -> [Reminder] {
    try await store.reminders()
  }
}

/// Use case: deletes a reminder, with one request however often it is asked.
struct DeleteAgendaItem {
  let store: any ReminderStore
  let changes: AgendaChanges

  func callAsFunction(_ id: Reminder.ID) async throws(RemindersError) {
    let result = await changes.deletions.run(id) { [store, changes] in
      guard !changes.deleted.contains(id) else { return .success(()) }
      do throws(RemindersError) {
        try await store.delete(id)
      } catch {
        return .failure(error)
      }
      changes.noteDeletion(of: id)
      return .success(())
    }
    try result.get()
  }
}

/// Use case: sets the alarm of a reminder, if the user allows alarms.
struct SetAgendaAlarm {
  let mayMakeSounds: AskAgendaPermission
  let store: any ReminderStore
  let changes: AgendaChanges

  /// - Returns: Whether alarms are allowed.
  func callAsFunction(_ id: Reminder.ID) async throws(RemindersError) -> Bool {
    let result = await changes.alarms.run(id) { [mayMakeSounds, store, changes] in
      guard await mayMakeSounds() else { return .success(false) }
      guard !changes.deleted.contains(id), !changes.alarmed.contains(id) else {
        return .success(true)
      }
      do throws(RemindersError) {
        try await store.setAlarm(of: id)
      } catch {
        return .failure(error)
      }
      changes.noteAlarm(of: id)
      return .success(true)
    }
    return try result.get()
  }
}

/// Use case: whether the app may make sounds; asks the user once in the life of the app.
struct AskAgendaPermission {
  let permission: any AlarmPermission
  let settings: any AlarmSettings

  /// The open question of each system, because it may outlive the visit in which it was asked.
  private static var open: [ObjectIdentifier: Task<Bool, Never>] = [:]

  func callAsFunction() async -> Bool {
    if let isAllowed = settings.isAllowed { return isAllowed }
    let key = ObjectIdentifier(permission)
    if let question = Self.open[key] { return await question.value }
    let question = Task { [permission, settings] in
      let isAllowed = await permission.request()
      settings.isAllowed = isAllowed
      Self.open[key] = nil
      return isAllowed
    }
    Self.open[key] = question
    return await question.value
  }
}
