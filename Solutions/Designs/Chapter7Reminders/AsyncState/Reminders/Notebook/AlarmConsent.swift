/// Knows whether alarms are allowed, and has the system ask the user once.
final class AlarmConsent {
  private let permission: any AlarmPermission
  private let settings: any AlarmSettings
  /// The question that the system asks right now, which everyone waits for.
  private var question: Task<Bool, Never>?

  init(permission: any AlarmPermission, settings: any AlarmSettings) {
    self.permission = permission
    self.settings = settings
  }

  func isGiven() async -> Bool {
    if let isAllowed = settings.isAllowed { return isAllowed }
    let question = question ?? ask()
    self.question = question
    return await question.value
  }

  /// Keeps the answer in any case, because the system doesn't ask for it again.
  private func ask() -> Task<Bool, Never> {
    Task { [permission, settings] in
      let isAllowed = await permission.request()
      settings.isAllowed = isAllowed
      return isAllowed
    }
  }
}
