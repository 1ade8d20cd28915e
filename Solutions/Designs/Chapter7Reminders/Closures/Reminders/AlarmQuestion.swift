/// The question of the system, which no visit owns, because it may stay open longer than one.
enum AlarmQuestion {
  /// Those who wait for the answer, for each permission that is being asked for.
  private static var waiting: [ObjectIdentifier: [(Bool) -> Void]] = [:]

  /// Reports whether the app may make sounds, and has the system ask only if it has never asked.
  static func answer(from services: RemindersServices, to receive: @escaping (Bool) -> Void) {
    if let isAllowed = services.settings.isAllowed { return receive(isAllowed) }
    let question = ObjectIdentifier(services.permission)
    let isOpen = waiting[question] != nil
    waiting[question, default: []].append(receive)
    guard !isOpen else { return }
    Task {
      let isAllowed = await services.permission.request()
      services.settings.isAllowed = isAllowed
      waiting.removeValue(forKey: question)?.forEach { $0(isAllowed) }
    }
  }
}
