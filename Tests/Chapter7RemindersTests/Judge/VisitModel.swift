import TestSupport

@testable import Chapter7Reminders

/// What the user should see during a visit, and what the server should receive.
struct VisitModel: RoleModel {
  enum Kind { case start, load, failToLoad, tryAgain, end, other }

  /// An alert, or a question that need not be open.
  enum Alert {
    case question(Reminder.ID)
    /// A question about a reminder that is being deleted already, which may be asked or not.
    case secondQuestion(Reminder.ID, isOpen: Bool?)
    case information(String)
    /// One above a detail that has closed, which may have taken it with it.
    case leftInformation(String)
  }
  enum Stage { case notStarted, loading, failed, loaded, ended }
  enum Errors {
    case none
    case one(RemindersError)
    /// Each answer is right.
    case free
  }

  var recording = VisitRecording()
  private(set) var stage = Stage.notStarted
  private(set) var all: [Reminder] = []
  /// The ids of reminders that were deleted, and one that no reminder ever had.
  private(set) var missing: [Reminder.ID] = [1]
  private(set) var isAllowed: Bool?
  private(set) var inFlight: [String] = []
  private var sentFromDetail: Set<String> = []
  /// The reminder whose detail is open.
  private(set) var opened: Reminder.ID?
  private(set) var alert: Alert?
  /// The reminder for whose alarm the system asks.
  private(set) var wished: Reminder.ID?
  /// The reminder that a link opens when the list is loaded.
  private var linked: Reminder.ID?
  private(set) var errors = Errors.none

  mutating func beginTurn() { recording.requests = [] }

  func kind(of message: Message) -> Kind? {
    switch message {
    case .start(_, _, let isLoaded): isLoaded ? .load : .start
    case .respond(let request, let error) where request.name == "load":
      error == nil ? .load : .failToLoad
    case .tryAgain: .tryAgain
    case .end: .end
    default: .other
    }
  }

  func allows(_ second: Message, rightAfter first: Message) -> Bool { false }

  mutating func receive(_ message: Message) {
    switch message {
    case .start(let reminders, let isAllowed, let isLoaded):
      self = VisitModel(reminders, isAllowed, isLoaded: isLoaded)
    case .tapDelete(let row): all.at(row.number).map { ask(about: $0.id) }
    case .delete(let row):
      all.at(row.number).map { ask(about: $0.id) }
      close(with: "Delete")
    case .tapDeleteInDetail: opened.map { ask(about: $0) }
    case .tapRemindMe(let row): all.at(row.number).map { setAlarm(of: $0.id) }
    case .open(let row): opened = all.at(row.number)?.id
    case .tryAgain:
      (stage, errors) = (.loading, .free)
      send("load")
    case .answer(let answer): close(with: answer)
    case .goBack: if alert == nil { opened = nil } else { alert = nil }
    case .cover: break
    case .respond(let request, let error): end(request.name, error)
    case .systemAnswers(let isAllowed): systemAnswers(isAllowed)
    case .follow(let link): follow(link)
    case .end: (stage, alert, opened) = (.ended, nil, nil)
    }
    show()
  }

  private init(_ reminders: [Reminder], _ isAllowed: Bool?, isLoaded: Bool) {
    self.init()
    (all, self.isAllowed) = (reminders, isAllowed)
    send("load")
    stage = .loading
    if isLoaded { end("load", nil) }
  }

  init() {}

  private mutating func send(_ request: String) {
    recording.requests.append(request)
    inFlight.append(request)
    if opened != nil { sentFromDetail.insert(request) }
    if case .one = errors { errors = .free }
  }

  private mutating func ask(about id: Reminder.ID) {
    alert = isDeleting(id) ? .secondQuestion(id, isOpen: nil) : .question(id)
  }

  private mutating func close(with answer: String) {
    if answer == "Delete", case .question(let id) = alert { send("delete \(id)") }
    alert = nil
  }

  private mutating func setAlarm(of id: Reminder.ID) {
    switch isAllowed {
    case true?: send("set alarm of \(id)")
    case false?: alert = .information("Reminders make no sound.")
    case nil:
      wished = id
      send("ask")
    }
  }

  private mutating func systemAnswers(_ isAllowed: Bool) {
    inFlight.removeAll { $0 == "ask" }
    self.isAllowed = isAllowed
    errors = .free
    if let wished, isAllowed { send("set alarm of \(wished)") }
    if !isAllowed { alert = .information("Reminders make no sound.") }
    wished = nil
  }

  private mutating func follow(_ link: String) {
    guard let id = Self.id(in: link) else { return }
    if stage == .loaded { open(linked: id) } else { linked = id }
  }

  private mutating func open(linked id: Reminder.ID) {
    opened = all.contains { $0.id == id } ? id : nil
    alert = opened == nil ? .information("This reminder doesn’t exist.") : nil
    linked = nil
  }

  private mutating func end(_ request: String, _ error: RemindersError?) {
    inFlight.removeAll { $0 == request }
    if request == "load" {
      stage = error == nil ? .loaded : .failed
      errors = error.map(Errors.one) ?? .none
      if let linked, stage == .loaded { open(linked: linked) }
      return
    }
    let isFromDetail = sentFromDetail.remove(request) != nil
    let id = request.split(separator: " ").last.flatMap { Int($0) }
    guard let index = all.firstIndex(where: { $0.id == id }), !isFromDetail || error == nil
    else { return errors = .free }
    errors = error.map(Errors.one) ?? .none
    guard error == nil else { return }
    guard request.hasPrefix("delete") else { return all[index].hasAlarm = true }
    let deleted = all.remove(at: index).id
    missing.append(deleted)
    if opened == deleted { closeDetail() }
  }

  private mutating func closeDetail() {
    opened = nil
    if case .information(let text) = alert { alert = .leftInformation(text) } else { alert = nil }
  }

  mutating func adopt(_ found: VisitRecording, after kind: Kind) {
    switch alert {
    case .secondQuestion(let id, _):
      alert = found.title == question(about: id) ? .secondQuestion(id, isOpen: true) : nil
    case .leftInformation(let text):
      alert = found.title == text ? .information(text) : nil
    default: break
    }
  }
}
