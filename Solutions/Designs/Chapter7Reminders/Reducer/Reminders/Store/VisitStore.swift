/// Keeps the state of a visit, runs its effects against the services, and feeds their ends back.
final class VisitStore {
  private(set) var state = VisitState()
  var onChange: () -> Void = {}
  private let services: RemindersServices

  init(services: RemindersServices) {
    self.services = services
  }

  func send(_ action: VisitAction) {
    let effects = state.reduce(action)
    onChange()
    for effect in effects {
      // It retains the store until the end, but no screen.
      Task { send(await end(of: effect)) }
    }
  }

  private func end(of effect: VisitEffect) async -> VisitAction {
    do throws(RemindersError) {
      switch effect {
      case .load:
        return .loaded(try await services.store.reminders())
      case .delete(let id):
        try await services.store.delete(id)
        return .deleted(id)
      case .setAlarm(let id):
        try await services.store.setAlarm(of: id)
        return .alarmSet(of: id)
      case .readPermission:
        return .permissionRead(services.settings.isAllowed)
      case .askPermission:
        let isAllowed = await services.permission.request()
        services.settings.isAllowed = isAllowed
        return .permissionAnswered(isAllowed)
      }
    } catch {
      return .failed(effect, error)
    }
  }
}
