import TestSupport

@testable import Chapter7Reminders

/// The services of the reminders, as test doubles that log each request and respond when a test says so.
@MainActor final class RemindersServer: ReminderStore, AlarmPermission, AlarmSettings {
  var isAllowed: Bool?
  /// What the server has saved.
  private(set) var all: [Reminder]
  /// Each request so far: "load", "delete 2", "set alarm of 2" or "ask".
  private(set) var requests: [String] = []
  /// The error with which the server responds; nil if it succeeds.
  var failure: RemindersError?
  /// Whether the user allows alarms when the system asks.
  var userAllowsAlarms = true
  /// Whether responses, and the user's answer, are delayed until `respond()`.
  var isSlow = false

  /// Whether a request, or the question of the system, waits for `respond()`.
  var isWaiting: Bool { !waiting.keys.isEmpty }

  /// Whether a certain request waits.
  func delays(_ request: String) -> Bool { waiting.keys.contains(request) }

  private let waiting = HeldCalls<String, Void>()

  init(_ all: [Reminder]) {
    self.all = all
  }

  func reminders() async throws(RemindersError) -> [Reminder] {
    try await reply(to: "load")
    return all
  }

  func delete(_ id: Reminder.ID) async throws(RemindersError) {
    try await reply(to: "delete \(id)")
    all.removeAll { $0.id == id }
  }

  func setAlarm(of id: Reminder.ID) async throws(RemindersError) {
    try await reply(to: "set alarm of \(id)")
    for index in all.indices where all[index].id == id { all[index].hasAlarm = true }
  }

  func request() async -> Bool {
    requests.append("ask")
    await waitIfSlow("ask")
    return userAllowsAlarms
  }

  /// Sends all delayed responses in the order of their requests, and delays no further ones.
  func respond() async {
    isSlow = false
    while isWaiting {
      waiting.end(at: 0, with: ())
      await settle()
    }
  }

  private func reply(to request: String) async throws(RemindersError) {
    requests.append(request)
    await waitIfSlow(request)
    if let failure { throw failure }
  }

  /// Sends the delayed response to one request, and delays further ones.
  func respond(to request: String) async {
    release(request)
    await settle()
  }

  /// Sends the delayed response to one request, whose effect comes later.
  func release(_ request: String) {
    guard let place = waiting.keys.firstIndex(of: request) else { return }
    waiting.end(at: place, with: ())
  }

  /// Sends all delayed responses, whose effects come later.
  func releaseAll() {
    while isWaiting { waiting.end(at: 0, with: ()) }
  }

  private func waitIfSlow(_ request: String) async {
    if isSlow { await waiting.hold(request) }
  }
}
