import TestSupport
import Testing

@testable import Chapter7Reminders

private typealias Source = MessageSource<VisitModel.Message>

/// How visits to the reminders are judged.
let visitJudge = VisitJudge()

/// Tries visits with all events of 7.5 to one exercise, in orders of chance.
struct VisitJudge {
  func judge(
    exercise: Int, sourceLocation place: SourceLocation = #_sourceLocation
  ) async {
    await Judge.visit(upTo: exercise).judge(exercise: exercise, sourceLocation: place)
  }
}

extension Judge where Subject == RemindersVisit, Model == VisitModel {
  /// How a visit is judged when an exercise is done, and the later ones are not.
  static func visit(upTo exercise: Int) -> Judge {
    Judge(
      of: { RemindersVisit() }, named: "visit", collaborators: [],
      sources: sources(upTo: exercise),
      rules: visitRules(exercise),
      collaboratorRules: CollaboratorRules(
        isKept: Rule.visitLeavesNothing, isReplaced: Rule.visitLeavesNothing,
        isOutdated: Rule.visitLeavesNothing),
      text: { words(for: $0) },
      observe: { $0.observe(&$1) },
      settle: { visit, wanted, found in
        await visit?.waitToTheEnd { wanted.isMet(by: found(), in: exercise) }
        await visit?.lookForLeftovers()
      },
      send: { message, visit, _ in visit.receive(message) })
  }
}

/// What can happen in a visit when an exercise is done.
private func sources(upTo exercise: Int) -> [Source] {
  [start(exercise)] + loading + (exercise < 6 ? [] : deleting) + (exercise < 7 ? [] : alarms)
    + (exercise < 9 ? [] : details) + (exercise < 10 ? [] : links)
}

private func start(_ exercise: Int) -> Source {
  Source(from: exercise) { chance in
    let reminders = chance.reminders()
    let isAllowed = exercise < 7 ? nil : chance.one(of: [nil, true, false])
    // The response to the first request is the subject of 7.5, and a link may come before it.
    let isLoaded = exercise == 5 ? false : exercise < 10 ? true : chance.number(below: 2) == 0
    return .start(reminders, isAllowed: isAllowed, isLoaded: isLoaded)
  }
}

private let loading = [
  Source(from: 5) { chance in
    let error = chance.one(of: [nil, nil, RemindersError.offline, .serverProblem])
    return .respond(.init(number: chance.number(below: 4)), error)
  },
  Source(from: 5) { _ in .tryAgain },
  Source(from: 5) { _ in .cover },
  Source(from: 5) { .end($0.one(of: [nil, .offline])) },
]

private let deleting = [
  Source(from: 6) { .tapDelete(.init(number: $0.number(below: 6))) },
  Source(from: 6) { .delete(.init(number: $0.number(below: 6))) },
  Source(from: 6) { .answer($0.one(of: ["Delete", "Delete", "Cancel"])) },
  Source(from: 6) { _ in .goBack },
]

private let alarms = [
  Source(from: 7) { .tapRemindMe(.init(number: $0.number(below: 6))) },
  // Twice as often, so that several alarms are in flight.
  Source(from: 7) { .tapRemindMe(.init(number: $0.number(below: 6))) },
  Source(from: 7) { .systemAnswers($0.number(below: 2) == 0) },
  Source(from: 7) { _ in .answer("OK") },
]

private let details = [
  Source(from: 9) { .open(.init(number: $0.number(below: 6))) },
  Source(from: 9) { _ in .tapDeleteInDetail },
]

private let links = [
  Source(from: 10) { .follow("reminders:///\($0.number(below: 8))") },
  Source(from: 10) { .follow("https://example.com/\($0.number(below: 8))") },
]

extension ChanceOrder {
  /// Some reminders, of which two may have the same title, and some may have an alarm.
  fileprivate mutating func reminders() -> [Reminder] {
    let count = one(of: [2, 6, 1, 0])
    return (1...6).prefix(count).map {
      Reminder(
        id: $0 * 3, title: "Errand \(($0 + 1) / 2)", isDue: !$0.isMultiple(of: 2),
        hasAlarm: number(below: 4) == 0)
    }
  }
}

/// A message as a story tells it.
private func words(for message: VisitModel.Message) -> String {
  switch message {
  case .start(let reminders, let isAllowed, let isLoaded):
    "start with \(reminders.map(\.title))"
      + (isAllowed.map { $0 ? ", alarms allowed" : ", alarms refused" } ?? "")
      + (isLoaded ? "" : ", while the server is slow")
  case .tapDelete(let row): "press \"Delete\" in \(words(for: row))"
  case .delete(let row): "press \"Delete\" in \(words(for: row)), choose \"Delete\" in the alert"
  case .tapRemindMe(let row): "press \"Remind me\" in \(words(for: row))"
  case .open(let row): "choose \(words(for: row))"
  case .tapDeleteInDetail: "choose \"Delete\" in the detail"
  case .tryAgain: "choose \"Try again\""
  case .answer(let answer): "choose \"\(answer)\" in the alert"
  case .goBack: "go back"
  case .cover: "open another screen, and go back"
  case .respond(let request, let error):
    "(the server responds to \"\(request.name)\"" + (error.map { " with .\($0))" } ?? ")")
  case .systemAnswers(let isAllowed): "(the user \(isAllowed ? "allows" : "refuses") alarms)"
  case .follow(let link): "open the link \(link)"
  case .end(let error):
    "leave everything" + (error.map { ", and all requests fail with .\($0)" } ?? "")
  }
}

private func words(for row: VisitModel.Row) -> String { "row \(row.number + 1), \"\(row.text)\"" }
