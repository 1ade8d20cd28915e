@testable import Chapter7Reminders

extension VisitModel {
  /// Shows what the user should see now.
  mutating func show() {
    recording = VisitRecording(requests: recording.requests, isAllowed: isAllowed, title: title)
    if case .information = alert { recording.rows = ["OK"] }
    guard alert == nil else { return }
    switch stage {
    case .notStarted, .ended: break
    case .loading:
      (recording.isLoading, recording.header) = (true, [])
      recording.errors = messages
    case .failed:
      (recording.isLoading, recording.header) = (false, [])
      (recording.rows, recording.errors) = (["Try again"], messages)
    case .loaded: showList()
    }
  }

  private mutating func showList() {
    // During a request, a screen may show that it waits.
    if inFlight.isEmpty { recording.isLoading = false }
    if let reminder = all.first(where: { $0.id == opened }) {
      return recording.due = reminder.isDue ? "Due." : "Not due yet."
    }
    recording.rows = all.map(row)
    recording.errors = messages
    recording.saysNothingToRemember = all.isEmpty
    recording.header = all.isEmpty ? [] : ["Due: \(all.count { $0.isDue }) of \(all.count)"]
  }

  /// The title on the screen; nil if two are right.
  private var title: String? {
    switch alert {
    case .question(let id): question(about: id)
    case .information(let text): text
    case .secondQuestion, .leftInformation: nil
    case nil: stage == .ended ? "Home" : all.first { $0.id == opened }?.title ?? "Reminders"
    }
  }

  private var messages: [String]? {
    switch errors {
    case .none: []
    case .one(let error): [error.reason]
    case .free: nil
    }
  }

  func question(about id: Reminder.ID) -> String {
    "Delete “\(all.first { $0.id == id }?.title ?? "")”?"
  }

  func row(_ reminder: Reminder) -> String {
    reminder.hasAlarm ? "\(reminder.title), with alarm" : reminder.title
  }
}
