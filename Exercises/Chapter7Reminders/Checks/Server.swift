@testable import Chapter7Reminders

/// The server of a check: a fake that keeps the hours in memory, and also records each request, as a spy does.
final class Server: QuietHoursService {
  var onChange: ((QuietHours) -> Void)?

  /// What the server has saved.
  private(set) var hours = QuietHours(start: 22, end: 7)
  /// Each request so far: "load", or "save 22 to 7".
  private(set) var requests: [String] = []
  /// The error with which the server answers; nil if it succeeds.
  var failure: QuietHoursError?
  /// Whether the server delays its responses until `answer()`.
  var isSlow = false

  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// Whether a delayed response was sent, and has not arrived yet.
  private var isAnswering = false

  func load() async throws(QuietHoursError) -> QuietHours {
    try await reply(to: "load")
    return hours
  }

  func save(_ hours: QuietHours) async throws(QuietHoursError) {
    try await reply(to: "save \(hours.start) to \(hours.end)")
    self.hours = hours
  }

  /// Changes the hours, as another device of the user would.
  func change(to hours: QuietHours) {
    self.hours = hours
    onChange?(hours)
  }

  /// Sends all delayed responses in the order of their requests, and delays no further ones.
  func answer() async {
    isSlow = false
    let continuations = waiting
    waiting = []
    for continuation in continuations {
      isAnswering = true
      continuation.resume()
      while isAnswering { await Task.yield() }
    }
  }

  private func reply(to request: String) async throws(QuietHoursError) {
    requests.append(request)
    if isSlow {
      await withCheckedContinuation { waiting.append($0) }
      isAnswering = false
    }
    if let failure { throw failure }
  }
}
