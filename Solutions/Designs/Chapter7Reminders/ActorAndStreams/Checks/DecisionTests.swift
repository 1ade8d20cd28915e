// Your tests of a type that decides something, without a screen and without a server.

import Foundation
import Testing

@testable import Chapter7Reminders

/// Tests of the presenter that decides what the list shows, and what follows from a tap or a link.
struct DecisionTests {
  /// The view and the router.
  private final class UserDouble: ReminderListView, ReminderListRouting {
    var sees: [String] = []
    var goes: [String] = []
    var confirm: () -> Void = {}
    func showLoading() { sees.append("loading") }
    func showLoadingFailure(_ message: String) { sees.append("failed: \(message)") }
    func show(_ rows: [ReminderListRow], lines: [String]) {
      sees.append("\(lines + rows.map { $0.hasRemindButton ? "\($0.title) + remind" : $0.title })")
    }
    func showDetail(of reminder: Reminder) { goes.append("detail of \(reminder.id)") }
    func showAlarmsRefused() { goes.append("refused") }
    func showReminderMissing() { goes.append("missing") }
    func askWhetherToDelete(_ title: String, onConfirm: @escaping () -> Void) {
      goes.append("delete \(title)?")
      confirm = onConfirm
    }
  }

  private nonisolated final class InteractorDouble: ReminderInteracting, @unchecked Sendable {
    var requests: [String] = []
    var respond: ReminderCompletion<Void> = { _ in }
    var respondToAlarm: ReminderCompletion<AlarmOutcome> = { _ in }
    let (snapshots, sender) = AsyncStream.makeStream(of: ReminderSnapshot.self)
    func changes() async -> AsyncStream<ReminderSnapshot> { snapshots }
    func load(completion: @escaping ReminderCompletion<Void>) {
      (requests, respond) = (requests + ["load"], completion)
    }
    func delete(_ id: Reminder.ID, completion: @escaping ReminderCompletion<Void>) {
      (requests, respond) = (requests + ["delete \(id)"], completion)
    }
    func setAlarm(of id: Reminder.ID, completion: @escaping ReminderCompletion<AlarmOutcome>) {
      (requests, respondToAlarm) = (requests + ["alarm \(id)"], completion)
    }
  }

  private let user = UserDouble()
  private let interactor = InteractorDouble()
  private let presenter: ReminderListPresenter
  private let a = Reminder(id: 5, title: "A", isDue: true)
  private let b = Reminder(id: 7, title: "B", isDue: false, hasAlarm: true)
  private let both = #"["A + remind", "B, with alarm"]"#
  private let bothOffline = #"["You are offline.", "A + remind", "B, with alarm"]"#

  init() {
    presenter = ReminderListPresenter(interactor: interactor, router: user)
    presenter.view = user
    presenter.viewDidLoad()
  }

  /// Sends the reminders, and waits until the view shows them.
  private func receive(_ reminders: Reminder..., revision: Int = 1) async {
    let (count, end) = (user.sees.count, ContinuousClock.now + .seconds(1))
    interactor.sender.yield(ReminderSnapshot(revision: revision, reminders: reminders))
    while user.sees.count == count, .now < end { await Task.yield() }
  }

  private func offline(after revision: Int) -> ReminderFailure {
    ReminderFailure(error: .offline, revision: revision)
  }

  private func open(_ id: Int) throws {
    presenter.open(try #require(URL(string: "reminders:///\(id)").flatMap(ReminderLink.init)))
  }

  @Test func `Each failure to load can be tried again, until there are reminders`() async {
    for _ in 1...2 {
      interactor.respond(.failure(offline(after: 0)))
      presenter.didSelectTryAgain()
    }
    await receive()
    interactor.respond(.failure(offline(after: 0)))
    let failed = "failed: You are offline."
    let empty = #"["Nothing to remember."]"#
    #expect(user.sees == ["loading", failed, "loading", failed, "loading", empty])
    #expect(interactor.requests == ["load", "load", "load"])
  }

  @Test func `Only a reminder without an alarm can get one`() async {
    await receive(a, b)
    for index in [0, 1, 0] { presenter.didSelectRemind(at: index) }
    for _ in 1...2 { interactor.respondToAlarm(.success(.refused)) }
    interactor.respondToAlarm(.success(.done))
    interactor.respondToAlarm(.failure(offline(after: 1)))
    #expect(user.sees == ["loading", both, bothOffline])
    #expect(interactor.requests == ["load", "alarm 5", "alarm 5"])
    #expect(user.goes == ["refused", "refused"])
  }

  @Test func `A row opens its reminder, and a row that is gone opens nothing`() async {
    await receive(a, b)
    for index in [1, 0, 2] { presenter.didSelectReminder(at: index) }
    #expect(user.goes == ["detail of 7", "detail of 5"])
  }

  @Test func `A deletion is sent each time when it is confirmed, and not before`() async {
    await receive(a, b)
    for index in [1, 0] {
      presenter.didSelectDelete(at: index)
      if index == 1 { #expect(interactor.requests == ["load"]) }
      user.confirm()
    }
    #expect(user.goes == ["delete B?", "delete A?"])
    #expect(interactor.requests == ["load", "delete 7", "delete 5"])
  }

  @Test func `A failure is shown until a later change, whichever of the two arrives first`() async {
    await receive(a, b)
    presenter.didSelectDelete(at: 0)
    user.confirm()
    for revision in [2, 0] { interactor.respond(.failure(offline(after: revision))) }
    await receive(a, b, revision: 2)
    await receive(a, b, revision: 3)
    for revision in [2, 3] { interactor.respond(.failure(offline(after: revision))) }
    #expect(user.sees == ["loading", both, bothOffline, bothOffline, both, bothOffline])
  }

  @Test func `The last link waits for the reminders, and opens once`() async throws {
    for id in [5, 7] { try open(id) }
    await receive(a, b)
    await receive(a, revision: 2)
    try open(7)
    #expect(user.goes == ["detail of 7", "missing"])
  }
}
