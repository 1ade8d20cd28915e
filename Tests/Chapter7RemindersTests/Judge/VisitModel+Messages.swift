@testable import Chapter7Reminders

extension VisitModel {
  enum Message {
    /// The visit begins; the list is loaded at once, or the request is in flight.
    case start([Reminder], isAllowed: Bool?, isLoaded: Bool)
    case tapDelete(Row), tapRemindMe(Row), open(Row)
    /// Chooses "Delete" in a row, and then as the answer, since both seldom follow each other by chance.
    case delete(Row)
    case tapDeleteInDetail
    case tryAgain
    /// Chooses an answer of the alert.
    case answer(String)
    case goBack
    /// Shows another screen of the app for a moment.
    case cover
    case respond(Request, RemindersError?)
    case systemAnswers(Bool)
    case follow(String)
    /// The user leaves everything, and then all responses arrive.
    case end(RemindersError?)
  }

  /// A row of the list, by its place.
  struct Row {
    var number: Int
    var text = ""
    /// How many rows above it have the same text.
    var twins = 0
  }

  /// A request in flight, by its place.
  struct Request {
    let number: Int
    var name = ""
  }

  func resolve(_ message: Message) -> Message {
    switch message {
    case .tapDelete(let row): .tapDelete(resolved(row))
    case .delete(let row): .delete(resolved(row))
    case .tapRemindMe(let row): .tapRemindMe(resolved(row))
    case .open(let row): .open(resolved(row))
    case .respond(let request, let error): .respond(resolved(request), error)
    case .follow(let link): .follow(resolved(link))
    default: message
    }
  }

  private func resolved(_ row: Row) -> Row {
    guard !all.isEmpty else { return row }
    let number = row.number % all.count
    let texts = all.map(self.row)
    return Row(
      number: number, text: texts[number],
      twins: texts.prefix(number).count { $0 == texts[number] })
  }

  private func resolved(_ request: Request) -> Request {
    let names = inFlight.filter { $0 != "ask" }
    guard !names.isEmpty else { return request }
    let number = request.number % names.count
    return Request(number: number, name: names[number])
  }

  /// The number in a link counts the reminders, and those that don't exist.
  private func resolved(_ link: String) -> String {
    guard let number = Self.id(in: link) else { return link }
    let ids = all.map(\.id) + missing
    return "reminders:///\(ids[number % ids.count])"
  }

  /// The reminder that a link opens; nil if it belongs to another app.
  static func id(in link: String) -> Reminder.ID? {
    link.hasPrefix("reminders:///") ? Int(link.dropFirst("reminders:///".count)) : nil
  }

  func accepts(_ message: Message) -> Bool {
    switch message {
    case .start: stage == .notStarted || stage == .ended
    case .end: isVisiting
    case .tryAgain: stage == .failed
    case .cover: isVisiting && stage != .loading && alert == nil
    case .tapDelete(let row): reminder(in: row).map { $0.id != wished } ?? false
    case .delete(let row): reminder(in: row).map { $0.id != wished && !isDeleting($0.id) } ?? false
    case .open(let row): reminder(in: row) != nil
    // The alarm of a reminder that is being deleted is open, and so is a second tap.
    case .tapRemindMe(let row):
      reminder(in: row).map {
        !$0.hasAlarm && wished == nil && !isSettingAlarm(of: $0.id) && !isDeleting($0.id)
      } ?? false
    case .tapDeleteInDetail: alert == nil && opened != nil && wished != opened
    case .answer(let answer): accepts(answer)
    case .goBack: isAlertOpen ?? (opened != nil)
    case .respond: inFlight.contains { $0 != "ask" } && isVisiting
    // If an alert is open already, it is open which of the two is on top.
    case .systemAnswers(let isAllowed):
      inFlight.contains("ask") && isVisiting && (isAllowed || alert == nil)
    case .follow(let link): isVisiting && accepts(link: link)
    }
  }

  /// Whether an alert is open; false if that is left open, and nil without one.
  private var isAlertOpen: Bool? {
    guard let alert else { return nil }
    if case .secondQuestion = alert { return false }
    return true
  }

  private func accepts(_ answer: String) -> Bool {
    switch alert {
    case .question: answer != "OK"
    // Whether it deletes again once the first deletion has failed is open.
    case .secondQuestion(let id, _): answer == (isDeleting(id) ? "Delete" : "Cancel")
    case .information, .leftInformation: answer == "OK"
    case nil: false
    }
  }

  /// What stays below the alert about a missing reminder is open, if it is a detail.
  private func accepts(link: String) -> Bool {
    guard let id = Self.id(in: link), opened != nil else { return true }
    return all.contains { $0.id == id }
  }

  var isVisiting: Bool { stage != .notStarted && stage != .ended }

  private func reminder(in row: Row) -> Reminder? {
    stage == .loaded && alert == nil && opened == nil ? all.at(row.number) : nil
  }

  func isDeleting(_ id: Reminder.ID) -> Bool { inFlight.contains("delete \(id)") }

  private func isSettingAlarm(of id: Reminder.ID) -> Bool {
    wished == id || inFlight.contains("set alarm of \(id)")
  }
}

extension [Reminder] {
  func at(_ number: Int) -> Reminder? { indices.contains(number) ? self[number] : nil }
}
