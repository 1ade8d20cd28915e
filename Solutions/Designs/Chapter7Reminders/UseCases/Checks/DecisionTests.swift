// Your tests of a type that decides something, without a screen and without a server.

import Foundation
import Testing

@testable import Chapter7Reminders

/// Tests of the presenter that decides what the list shows, and where it leads.
struct DecisionTests {
  private final class Services: ReminderStore, AlarmPermission, AlarmSettings {
    var failure: RemindersError?
    var all = [
      Reminder(id: 1, title: "Plants", isDue: true),
      Reminder(id: 2, title: "Dentist", isDue: false, hasAlarm: true),
    ]
    var isAllowed: Bool? = true

    func reminders() async throws(RemindersError) -> [Reminder] {
      try await delete(0)
      return all
    }
    func delete(_ id: Reminder.ID) async throws(RemindersError) { if let failure { throw failure } }
    func setAlarm(of id: Reminder.ID) async throws(RemindersError) { try await delete(id) }
    func request() async -> Bool { true }
  }

  private let services = Services()
  private let presenter: AgendaListPresenter

  init() {
    let changes = AgendaChanges.shared(for: services)
    let mayMakeSounds = AskAgendaPermission(permission: services, settings: services)
    presenter = AgendaListPresenter(
      book: AgendaBook(changes: changes), loadAll: LoadAgenda(store: services),
      delete: DeleteAgendaItem(store: services, changes: changes),
      setAlarm: SetAgendaAlarm(mayMakeSounds: mayMakeSounds, store: services, changes: changes))
  }

  /// What the user reads: the lines, and then each row with its buttons.
  private var list: [String] {
    switch presenter.content {
    case .loading: ["Loading"]
    case .failed(let message): ["Failed: \(message)"]
    case .items(let items, let lines):
      lines + items.map { "\($0.title) \($0.buttons.map(\.rawValue))" }
    }
  }

  private var routes: [String] {
    presenter.takeRoutes().map { route in
      switch route {
      case .question(let reminder): "question \(reminder.id)"
      case .noSound: "no sound"
      case .detail(let reminder): "detail \(reminder.id)"
      case .link(let reminder): "link \(reminder.id)"
      case .missing: "missing"
      }
    }
  }

  private let plants = #"Plants ["Delete", "Remind me"]"#
  private let dentist = #"Dentist, with alarm ["Delete"]"#

  /// Does something, and gives the task that it starts some turns.
  private func after(_ work: () -> Void) async {
    work()
    for _ in 0..<20 { await Task.yield() }
  }

  private func open(_ id: Int) throws {
    presenter.open(try #require(URL(string: "reminders:///\(id)").flatMap(AgendaLink.init)))
  }

  @Test func `Without a reminder, there is nothing to remember`() async {
    services.all = []
    await after { presenter.load() }
    #expect(list == ["Nothing to remember."])
  }

  @Test func `Only a failed list can be loaded again`() async {
    services.failure = .offline
    await after { presenter.load() }
    await after { presenter.retry() }
    #expect(list == ["Failed: You are offline."])
    services.failure = nil
    await after {
      presenter.retry()
      #expect(list == ["Loading"])
    }
    presenter.retry()
    #expect(list == [plants, dentist])
  }

  @Test func `A row leads to its detail, and its button to a question, each time and once`() async {
    await after { presenter.load() }
    for _ in 0..<2 {
      presenter.choose(2)
      presenter.press(.delete, of: 2)
      presenter.choose(3)
      presenter.press(.delete, of: 3)
      #expect(routes == ["detail 2", "question 2"])
      #expect(routes == [])
    }
  }

  @Test func `The last message stays until the list changes`() async {
    await after { presenter.load() }
    services.failure = .offline
    await presenter.confirmDeletion(of: 1)
    #expect(list == ["You are offline.", plants, dentist])
    services.failure = .serverProblem
    await after { presenter.press(.remind, of: 1) }
    #expect(list == ["The server has a problem.", plants, dentist])
    services.failure = nil
    await after { presenter.press(.remind, of: 1) }
    #expect(list == [#"Plants, with alarm ["Delete"]"#, dentist])
    await presenter.confirmDeletion(of: 1)
    #expect(list == [dentist])
    #expect(routes == [])
  }

  @Test func `A refused alarm makes no sound`() async {
    services.isAllowed = false
    await after { presenter.load() }
    await after { presenter.press(.remind, of: 1) }
    #expect(list == [plants, dentist])
    #expect(routes == ["no sound"])
  }

  @Test func `The last link waits for the list, and later ones don't`() async throws {
    try open(1)
    try open(2)
    #expect(routes == [])
    await after { presenter.load() }
    #expect(routes == ["link 2"])
    try open(3)
    try open(1)
    #expect(routes == ["missing", "link 1"])
  }
}
