/// Interactor: asks for the permission once, however often the user taps while the question is open.
final class AlarmInteractor {
  private let notifications: any NotificationServiceProtocol
  private let settings: any AlarmSettingsProtocol
  private var question: Task<Bool, Never>?

  init(
    notifications: any NotificationServiceProtocol, settings: any AlarmSettingsProtocol
  ) {
    self.notifications = notifications
    self.settings = settings
  }

  func mayNotify() async -> Bool {
    if let choice = settings.mayNotify { return choice }
    let question = question ?? Task { [notifications] in await notifications.requestPermission() }
    self.question = question
    let choice = await question.value
    settings.mayNotify = choice
    return choice
  }
}
