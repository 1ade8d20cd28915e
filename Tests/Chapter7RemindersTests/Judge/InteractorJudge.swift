import TestSupport

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

private let all: Set<InteractorModel.Kind> = [.change, .duringSave, .afterFailure, .other]

/// How the interactor of the quiet hours is judged.
let interactorJudge = Judge<InteractorAndDoubles, InteractorModel>(
  of: { InteractorAndDoubles() }, named: "QuietHoursInteractor",
  collaborators: [
    Collaborator(fixed: "interactor.presenter", read: { $0.presenter })
  ],
  sources: [
    MessageSource(from: 3) { .loadHours(failing: $0.one(of: [nil, nil, nil, .serverProblem])) },
    MessageSource(from: 3) { .move($0.one(of: [.start, .end]), by: $0.one(of: [1, -1])) },
    MessageSource(from: 3) { _ in .moveAndBack(.end) },
    MessageSource(from: 3) { _ in .moveAndSave(.end) },
    MessageSource(from: 3) { .save(isConfirmed: $0.number(below: 2) == 0) },
    MessageSource(from: 3) { .serverResponds($0.one(of: [nil, nil, .offline, .serverProblem])) },
    MessageSource(from: 3) {
      .otherDeviceSaves(QuietHours(start: $0.hour(), end: $0.hour()))
    },
  ],
  rules: [
    RuleRow(3, after: [.afterFailure], "what the presenter was told", \.told, Rule.savesAgain),
    RuleRow(3, after: [.change], "what the presenter was told", \.told, Rule.serviceIsHeard),
    RuleRow(3, after: [.duringSave], "what the presenter was told", \.told, Rule.savesOnce),
    RuleRow(3, after: [.duringSave], "server.requests", \.requests, Rule.savesOnce),
    RuleRow(3, after: all, "what the presenter was told", \.told, Rule.interactorStillWorks),
    RuleRow(3, after: all, "server.requests", \.requests, Rule.interactorStillWorks),
  ],
  collaboratorRules: CollaboratorRules(
    isKept: Rule.interactorEnds, isReplaced: Rule.interactorStillWorks,
    isOutdated: Rule.interactorStillWorks),
  text: { message in
    switch message {
    case .loadHours(let error):
      "loadHours()" + (error.map { " (the server responds with .\($0))" } ?? "")
    case .serverResponds(let error): "(the server responds" + (error.map { " with .\($0))" } ?? ")")
    case .otherDeviceSaves(let hours):
      "(another device saves \(hours.start) to \(hours.end))"
    case .moveAndBack(let bound): "move(\(bound), by: 1), move(\(bound), by: -1)"
    case .moveAndSave(let bound): "move(\(bound), by: 1), save(isConfirmed: true)"
    default: Words.message(message)
    }
  },
  observe: { screen, recording in recording.requests = screen.server.requests },
  settle: { screen, _, _ in
    if let screen, screen.isAnswering {
      screen.isAnswering = false
      await screen.server.answer()
    }
    await settle()
  },
  send: { message, screen, _ in screen.receive(message) })

extension ChanceOrder {
  /// An hour of the day, often one beside midnight.
  fileprivate mutating func hour() -> Int { one(of: [0, 23, number(below: 24)]) }
}

extension InteractorAndDoubles {
  fileprivate func receive(_ message: InteractorModel.Message) {
    switch message {
    case .loadHours(let error):
      (server.failure, server.isSlow) = (error, false)
      interactor?.loadHours()
    case .move(let bound, let count): interactor?.move(bound, by: count)
    case .moveAndBack(let bound):
      interactor?.move(bound, by: 1)
      interactor?.move(bound, by: -1)
    case .moveAndSave(let bound):
      server.isSlow = true
      interactor?.move(bound, by: 1)
      interactor?.save(isConfirmed: true)
    case .save(let isConfirmed):
      server.isSlow = true
      interactor?.save(isConfirmed: isConfirmed)
    case .serverResponds(let error):
      server.failure = error
      isAnswering = true
    case .otherDeviceSaves(let hours): server.change(to: hours)
    }
  }
}
