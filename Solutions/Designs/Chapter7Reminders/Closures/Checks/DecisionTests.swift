// Your tests of a type that decides something, without a screen and without a server.

import Testing

@testable import Chapter7Reminders

/// Tests of the model, which decides what is requested, and what a response changes.
struct DecisionTests {
  /// The services, and the observer of the model.
  private final class Surroundings: ReminderStore, AlarmPermission, AlarmSettings {
    var errors: [String: RemindersError] = [:]
    var requests: [String] = []
    var isAllowed: Bool?
    var answer = true
    var refusals = 0
    var shown = ""

    func reminders() async throws(RemindersError) -> [Reminder] {
      try respond(to: "load")
      return (1...3).map { Reminder(id: $0, title: "", isDue: true, hasAlarm: $0 == 3) }
    }
    func delete(_ id: Reminder.ID) async throws(RemindersError) { try respond(to: "delete \(id)") }
    func setAlarm(of id: Reminder.ID) async throws(RemindersError) {
      try respond(to: "alarm \(id)")
    }
    func request() async -> Bool {
      requests.append("permission")
      return answer
    }
    private func respond(to request: String) throws(RemindersError) {
      requests.append(request)
      if let error = errors[request] { throw error }
    }

    func show(_ state: RemindersState) {
      let failure = state.failure.map { ", \($0.change) \($0.error)" } ?? ""
      switch state.phase {
      case .loading: shown = "loading"
      case .failed(let error): shown = "failed \(error)"
      case .loaded(let all):
        shown = all.map { "\($0.id)\($0.hasAlarm ? "!" : "")" }.joined() + failure
      }
    }
  }

  private let app = Surroundings()
  private let model: RemindersModel

  init() {
    model = RemindersModel(services: .init(store: app, permission: app, settings: app))
    model.stateDidChange = { [app] in app.show($0) }
    model.alarmsWereRefused = { [app] in app.refusals += 1 }
  }

  /// What is shown when everything that these calls begin has ended.
  private func after(_ calls: () -> Void) async -> String {
    calls()
    for _ in 0..<20 { await Task.yield() }
    return app.shown
  }

  @Test func `The reminders are loaded, also after an error`() async {
    app.errors = ["load": .offline]
    #expect(await after { model.load() } == "failed offline")
    app.errors = [:]
    model.load()
    #expect(app.shown == "loading")
    #expect(await after {} == "123!")
    #expect(app.requests == ["load", "load"])
  }

  @Test func `A deletion is requested once, and not for a missing reminder`() async {
    #expect(await after { model.load() } == "123!")
    model.delete(2)
    model.delete(2)
    #expect(app.shown == "123!")
    #expect(await after {} == "13!")
    #expect(await after { model.delete(2) } == "13!")
    #expect(app.requests == ["load", "delete 2"])
  }

  @Test func `After an error, the user can try again`() async {
    app.errors = ["delete 1": .serverProblem]
    #expect(await after { model.load() } == "123!")
    for _ in 1...2 {
      #expect(await after { model.delete(1) } == "123!, delete(1) serverProblem")
    }
    app.errors = [:]
    #expect(await after { model.delete(1) } == "23!")
  }

  @Test func `An error of a deleted reminder is of no interest`() async {
    app.errors = ["alarm 1": .offline]
    app.isAllowed = true
    #expect(await after { model.load() } == "123!")
    model.delete(1)
    model.setAlarm(of: 1)
    #expect(await after {} == "23!")
    #expect(app.requests == ["load", "delete 1", "alarm 1"])
  }

  @Test func `The system asks once, for all alarms that are missing`() async {
    #expect(await after { model.load() } == "123!")
    #expect(await after { for id in [1, 1, 3] { model.setAlarm(of: id) } } == "1!23!")
    #expect(await after { model.setAlarm(of: 2) } == "1!2!3!")
    #expect(app.requests == ["load", "permission", "alarm 1", "alarm 2"])
  }

  @Test func `If alarms were refused, the user learns it each time`() async {
    app.answer = false
    #expect(await after { model.load() } == "123!")
    for ids in [[1, 2], [2], [1]] {
      #expect(await after { for id in ids { model.setAlarm(of: id) } } == "123!")
    }
    #expect(app.refusals == 3)
    #expect(app.requests == ["load", "permission"])
  }
}
