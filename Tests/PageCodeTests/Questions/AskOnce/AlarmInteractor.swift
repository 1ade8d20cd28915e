/// Interactor: asks for the permission once, however often the user taps before the answer is there.
final class AlarmInteractor {
  private let notifications: any NotificationServiceProtocol
  private var question: Task<Bool, Never>?

  init(notifications: any NotificationServiceProtocol) {
    self.notifications = notifications
  }

  func mayNotify() async -> Bool {
    if let question { return await question.value }
    let question = Task { [notifications] in
      if let choice = await notifications.permission() { return choice }
      return await notifications.requestPermission()
    }
    self.question = question
    defer { self.question = nil }
    return await question.value
  }
}
