import ScreenKit
import TestSupport

@testable import Chapter7Reminders

/// A visit to the reminders, to which the user, the server and the system send messages in any order.
final class RemindersVisit {
  private(set) var phone: RemindersPhone?
  private var memory: VisitMemory?
  private var lastTitle = ""
  private var leftovers: [String] = []
  /// How many requests had come before the last message.
  private var knownRequests = 0
  private var isEnding = false
  /// Whether the user deletes the reminder of the question that comes next.
  private var isConfirming = false

  deinit {
    // A request without a response would keep its task, and all that it uses.
    Task { @MainActor [server = phone?.server] in server?.releaseAll() }
  }

  func receive(_ message: VisitModel.Message) {
    if case .start(let reminders, let isAllowed, let isLoaded) = message {
      return start(reminders, isAllowed, isLoaded: isLoaded)
    }
    guard let phone else { return }
    knownRequests = phone.server.requests.count
    phone.server.isSlow = true
    switch message {
    case .start: break
    case .tapDelete(let row): phone.tapButton("Delete", in: row.text, after: row.twins)
    case .delete(let row):
      phone.tapButton("Delete", in: row.text, after: row.twins)
      isConfirming = true
    case .tapRemindMe(let row): phone.tapButton("Remind me", in: row.text, after: row.twins)
    case .open(let row): phone.tap(row.text, after: row.twins)
    case .tapDeleteInDetail: phone.tap("Delete")
    case .tryAgain: phone.tap("Try again")
    case .answer(let answer): phone.tap(answer)
    case .goBack: phone.goBackAtOnce()
    case .cover: phone.cover()
    case .respond(let request, let error):
      phone.server.failure = error
      phone.server.release(request.name)
    case .systemAnswers(let isAllowed):
      phone.server.userAllowsAlarms = isAllowed
      phone.server.release("ask")
    case .follow(let link): phone.followAtOnce(link)
    case .end(let error): end(phone, error)
    }
  }

  private func start(_ reminders: [Reminder], _ isAllowed: Bool?, isLoaded: Bool) {
    (isEnding, knownRequests, leftovers) = (false, 0, [])
    let phone = RemindersPhone(starting: reminders) {
      $0.isAllowed = isAllowed
      $0.isSlow = !isLoaded
    }
    (self.phone, memory) = (phone, phone.memory)
  }

  /// Leaves everything, and has the server respond then.
  private func end(_ phone: RemindersPhone, _ error: RemindersError?) {
    isEnding = true
    phone.releaseLinkFunction()
    phone.goHome()
    (phone.server.failure, phone.server.isSlow) = (error, false)
    phone.server.userAllowsAlarms = error == nil
    phone.server.releaseAll()
  }

  /// Waits until all that has begun has come to its end, on each actor.
  func waitToTheEnd(until isRight: () -> Bool) async {
    guard let phone else { return }
    if isConfirming {
      isConfirming = false
      await phone.wait { phone.rows.contains("Cancel") }
      phone.tap("Delete")
    }
    await phone.waitToTheEnd(until: isRight)
    guard isEnding else { return }
    lastTitle = phone.title
    self.phone = nil
  }

  /// What is in memory after the visit, once nothing here holds it any more.
  func lookForLeftovers() async {
    guard isEnding, let memory else { return }
    leftovers = await memory.leftovers()
    self.memory = nil
  }

  func observe(_ recording: inout VisitRecording) {
    guard let phone else {
      recording.title = lastTitle
      recording.leftovers = leftovers
      return
    }
    let requests = phone.server.requests.dropFirst(knownRequests)
    // Whether an empty list is counted is open.
    let header = phone.header.filter { $0 != "Due: 0 of 0" }
    recording = VisitRecording(
      requests: Array(requests), isAllowed: phone.server.isAllowed, title: phone.title,
      isLoading: phone.isLoading, rows: phone.rows, errors: phone.errorLines,
      saysNothingToRemember: phone.saysNothingToRemember, header: header,
      due: phone.lines.first { ["Due.", "Not due yet."].contains($0) })
  }
}
