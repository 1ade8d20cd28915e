/// A service whose question stays open until a test answers it.
final class NotificationServiceFake: NotificationServiceProtocol {
  var choice: Bool?
  private(set) var requests = 0
  private var questions: [CheckedContinuation<Bool, Never>] = []

  func permission() async -> Bool? { choice }

  func requestPermission() async -> Bool {
    requests += 1
    return await withCheckedContinuation { questions.append($0) }
  }

  func answer(_ isAllowed: Bool) {
    choice = isAllowed
    for question in questions { question.resume(returning: isAllowed) }
    questions = []
  }
}
