import TestSupport
import Testing

@testable import Chapter7Reminders

/// What the user should see after some steps, and what the server should have received.
@MainActor struct RemindersModel {
  /// What the list should say about an error.
  private enum Message {
    case none
    case shown(String)
    /// Each answer is right.
    case open
  }

  private(set) var all: [Reminder]
  /// The ids of reminders that were deleted, and one that no reminder ever had.
  private(set) var missing: [Reminder.ID] = [1]
  var isAllowed: Bool?
  private(set) var requests = ["load"]
  private(set) var inFlight: [String] = []
  /// The reminder whose detail is open.
  var opened: Reminder?
  /// The reminder that the user is asked about.
  var asked: Reminder?
  /// The reminder about which the user may be asked or not, because its deletion is in flight.
  var doubtful: Reminder?
  /// The reminder for whose alarm the system asks.
  var wished: Reminder?
  /// The alert that has only the answer "OK".
  var information: String?
  /// Whether that alert may have been closed with the detail below it.
  private(set) var isInformationDoubtful = false
  private var message = Message.none
  private var sentFromDetail: Set<String> = []

  init(_ all: [Reminder], isAllowed: Bool?) {
    self.all = all
    self.isAllowed = isAllowed
  }

  func contains(_ reminder: Reminder) -> Bool { all.contains { $0.id == reminder.id } }

  func isDeleting(_ reminder: Reminder) -> Bool { inFlight.contains("delete \(reminder.id)") }

  func isSettingAlarm(of reminder: Reminder) -> Bool {
    wished?.id == reminder.id || inFlight.contains("set alarm of \(reminder.id)")
  }

  func row(_ reminder: Reminder) -> String {
    let now = all.first { $0.id == reminder.id } ?? reminder
    return now.hasAlarm ? "\(now.title), with alarm" : now.title
  }

  /// How many rows above that of a reminder have the same text.
  func twins(of reminder: Reminder) -> Int {
    all.prefix { $0.id != reminder.id }.count { row($0) == row(reminder) }
  }

  mutating func send(_ request: String) {
    requests.append(request)
    inFlight.append(request)
    if opened != nil { sentFromDetail.insert(request) }
    if case .shown = message { message = .open }
  }

  mutating func end(_ request: String, with error: RemindersError?) {
    inFlight.removeAll { $0 == request }
    let isFromDetail = sentFromDetail.remove(request) != nil
    guard let id = request.split(separator: " ").last.flatMap({ Int($0) }) else { return }
    guard let index = all.firstIndex(where: { $0.id == id }), !isFromDetail || error == nil else {
      return message = .open
    }
    if let error {
      message = .shown(error.reason)
    } else if request.hasPrefix("delete") {
      missing.append(all.remove(at: index).id)
      message = .none
      if opened?.id == id { closeDetail() }
    } else {
      all[index].hasAlarm = true
      message = .none
    }
  }

  mutating func loadAgain() { requests.append("load") }

  /// What a link does as soon as the reminders are loaded.
  mutating func follow(_ id: Reminder.ID) {
    (asked, doubtful) = (nil, nil)
    opened = all.first { $0.id == id }
    inform(opened == nil ? "This reminder doesn’t exist." : nil)
  }

  mutating func inform(_ text: String?) {
    information = text
    isInformationDoubtful = false
  }

  private mutating func closeDetail() {
    (opened, asked, doubtful) = (nil, nil, nil)
    isInformationDoubtful = information != nil
  }

  private static func question(about reminder: Reminder) -> String { "Delete “\(reminder.title)”?" }

  /// The titles of which one should be on the screen.
  var titles: [String] {
    let screen = opened?.title ?? "Reminders"
    if let information { return [information] + (isInformationDoubtful ? [screen] : []) }
    if let asked { return [Self.question(about: asked)] }
    return (doubtful.map { [Self.question(about: $0)] } ?? []) + [screen]
  }

  /// Requires the phone and its server to be as they should.
  ///
  /// - Parameter hasHeader: Whether the header is built already.
  func require(on phone: RemindersPhone, hasHeader: Bool, _ rule: Comment) async throws {
    try await phone.require(phone.server.requests, equals: requests, rule)
    try await phone.require(phone.server.isAllowed, equals: isAllowed, rule)
    let titles = self.titles
    await phone.waitForTitle(in: titles)
    if let title = titles.first, !titles.contains(phone.title) {
      try await phone.require(phone.title, equals: title, rule)
    }
    guard information == nil, asked == nil, doubtful == nil else { return }
    // During a request, a screen may show that it waits.
    if inFlight.isEmpty { try await phone.require(phone.isLoading, equals: false, rule) }
    if let opened {
      let text = opened.isDue ? "Due." : "Not due yet."
      return try await phone.require(phone.lines.contains(text), equals: true, rule)
    }
    try await phone.require(phone.rows, equals: all.map(row), rule)
    let messages = [RemindersError.serverProblem, .offline].map(\.reason)
    switch message {
    case .none: try await phone.require(phone.lines.filter(messages.contains), equals: [], rule)
    case .shown(let text): try await phone.require(phone.lines.contains(text), equals: true, rule)
    case .open: break
    }
    try await phone.require(
      phone.lines.contains("Nothing to remember."), equals: all.isEmpty, rule)
    if hasHeader, !all.isEmpty {
      let header = "Due: \(all.count { $0.isDue }) of \(all.count)"
      try await phone.require(
        phone.lines.filter { $0.hasPrefix("Due:") }, equals: [header], rule)
    }
  }
}
