/// A service whose question stays open until a test answers it.
final class NotificationServiceFake: NotificationServiceProtocol {
  private(set) var requests = 0
  private var questions: [CheckedContinuation<Bool, Never>] = []

  func requestPermission() async -> Bool {
    requests += 1
    return await withCheckedContinuation { questions.append($0) }
  }

  func answer(_ isAllowed: Bool) {
    for question in questions { question.resume(returning: isAllowed) }
    questions = []
  }
}

/// Settings that last as long as a test.
final class AlarmSettingsFake: AlarmSettingsProtocol {
  var mayNotify: Bool?
}
