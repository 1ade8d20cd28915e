import ScreenKit
import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

/// Taps, links and responses in chance order, of which several are in flight at once.
@MainActor final class RemindersWalk {
  let phone: RemindersPhone
  private let exercise: Int
  var chance: ChanceOrder
  var model: RemindersModel
  /// What has happened so far, for the learner.
  var steps: [String] = []
  private var lastSteps: String { steps.suffix(6).joined(separator: ", ") }

  /// - Parameters:
  ///   - seed: Which chance.
  ///   - exercise: What is built so far: 6 for deleting, 7 for alarms, 8 for the header, 9 for details, 10 for links.
  private init(seed: Int, exercise: Int) async {
    chance = ChanceOrder(seed: seed)
    self.exercise = exercise
    // Two reminders may have the same title.
    let all = (1...(seed % 3 == 1 ? 2 : 6)).map {
      Reminder(id: $0 * 3, title: "Errand \(($0 + 1) / 2)", isDue: !$0.isMultiple(of: 2))
    }
    let isAllowed: Bool? = seed.isMultiple(of: 2) ? nil : true
    model = RemindersModel(all, isAllowed: isAllowed)
    // Before there are links, nothing may need the function that opens them.
    phone = await RemindersPhone(all, keepsLinks: exercise >= 10) {
      $0.isAllowed = isAllowed
      $0.isSlow = exercise >= 10
    }
    phone.server.isSlow = true
    if exercise >= 10 { await load() }
  }

  /// Takes several walks, and requires the user to see what the request says, and nothing to stay in memory.
  static func take(_ exercise: Int, _ rule: (String, Int) -> Comment) async throws {
    for seed in 0..<6 {
      let (memory, steps) = try await {
        let walk = await RemindersWalk(seed: seed, exercise: exercise)
        try await walk.look(rule)
        for _ in 0..<30 where !walk.isOver {
          walk.steps.append(await walk.step())
          try await walk.look(rule)
        }
        await walk.phone.end()
        await walk.phone.server.respond()
        try await walk.phone.require(
          walk.phone.title, equals: "Home", Rule.visitShowsNothing(exercise))
        return (walk.phone.memory, walk.lastSteps)
      }()
      let inMemory = await memory.leftovers()
      try require(inMemory, equals: [], Rule.walkLeavesNothing(steps, in: exercise))
    }
  }

  /// Whether every reminder was deleted, so that little is left to try.
  private var isOver: Bool { exercise < 10 && model.all.isEmpty && model.inFlight.isEmpty }

  private func look(_ rule: (String, Int) -> Comment) async throws {
    try await model.require(on: phone, hasHeader: exercise >= 8, rule(lastSteps, exercise))
  }

  private func step() async -> String {
    if !model.inFlight.isEmpty, chance.number(below: 3) == 0 { return await respond() }
    if exercise >= 10, chance.number(below: 6) == 0 { return await follow() }
    if model.information != nil { return await confirm() }
    if let asked = model.asked { return await answer(asked) }
    if let doubtful = model.doubtful { return await end(doubtful) }
    if chance.number(below: 12) == 0 { return await cover() }
    if let opened = model.opened {
      return chance.number(below: 3) == 0 ? await leave() : await ask(about: opened)
    }
    guard !model.all.isEmpty else { return await respond() }
    let reminder = chance.one(of: model.all)
    switch chance.number(below: 4) {
    case 1 where exercise >= 9: return await open(reminder)
    case 0 where exercise >= 7, 1 where exercise >= 7: return await setAlarm(of: reminder)
    default: return await ask(about: reminder)
    }
  }

  private func open(_ reminder: Reminder) async -> String {
    await phone.choose(model.row(reminder), after: model.twins(of: reminder))
    model.opened = reminder
    return "open \(name(reminder))"
  }

  private func ask(about reminder: Reminder) async -> String {
    // The alarm of a reminder that was deleted is open.
    guard model.wished?.id != reminder.id else { return await respond() }
    if model.opened == nil {
      await phone.press("Delete", in: model.row(reminder), after: model.twins(of: reminder))
    } else {
      await phone.choose("Delete")
    }
    if model.isDeleting(reminder) {
      model.doubtful = reminder
      await phone.waitBriefly(for: model.titles[0])
    } else {
      model.asked = reminder
    }
    return "ask about \(name(reminder))"
  }

  private func answer(_ reminder: Reminder) async -> String {
    model.asked = nil
    guard chance.number(below: 3) > 0 else { return await reject("Cancel") }
    await phone.choose("Delete")
    model.send("delete \(reminder.id)")
    return "delete \(name(reminder))"
  }

  /// Answers a question that may be open; its deletion was sent already, so no other one should be.
  private func end(_ reminder: Reminder) async -> String {
    let isShown = phone.title == model.titles[0]
    let isInFlight = model.isDeleting(reminder)
    model.doubtful = nil
    guard isShown else { return await step() }
    await phone.choose(isInFlight ? "Delete" : "Cancel")
    return isInFlight ? "delete \(name(reminder)) again" : "cancel"
  }

  private func setAlarm(of reminder: Reminder) async -> String {
    guard !reminder.hasAlarm, model.wished == nil, !model.isSettingAlarm(of: reminder),
      !model.isDeleting(reminder)
    else { return await respond() }
    await phone.press("Remind me", in: model.row(reminder), after: model.twins(of: reminder))
    switch model.isAllowed {
    case true?: model.send("set alarm of \(reminder.id)")
    case false?: model.inform("Reminders make no sound.")
    case nil:
      model.wished = reminder
      model.send("ask")
    }
    return "alarm for \(name(reminder))"
  }

  private func confirm() async -> String {
    let isShown = phone.title == model.information
    model.inform(nil)
    guard isShown else { return await step() }
    return await reject("OK")
  }

  /// Chooses an answer that changes nothing, or goes back, which means the same.
  private func reject(_ answer: String) async -> String {
    guard steps.count.isMultiple(of: 2) else {
      await phone.leave()
      return "back"
    }
    await phone.choose(answer)
    return answer == "OK" ? answer : answer.lowercased()
  }

  private func leave() async -> String {
    await phone.leave()
    model.opened = nil
    return "leave"
  }

  /// Shows another screen of the app for a moment.
  private func cover() async -> String {
    phone.navigator.push(Screen())
    await phone.leave()
    return "another screen"
  }

  func respond() async -> String {
    guard !model.inFlight.isEmpty else { return "wait" }
    let request = chance.one(of: model.inFlight)
    if request == "ask" { return await answerSystem() }
    let error: RemindersError? = [nil, nil, nil, .serverProblem, .offline][chance.number(below: 5)]
    phone.server.failure = error
    await phone.respond(to: request)
    model.end(request, with: error)
    return "\(request) \(error == nil ? "succeeds" : "fails")"
  }

  private func answerSystem() async -> String {
    // If an alert is open already, it is open which of the two is on top.
    let isFree = model.asked == nil && model.doubtful == nil && model.information == nil
    let answer = !isFree || chance.number(below: 2) == 0
    phone.server.answer = answer
    await phone.respond(to: "ask")
    model.end("ask", with: nil)
    model.isAllowed = answer
    if let wished = model.wished, answer { model.send("set alarm of \(wished.id)") }
    if !answer { model.inform("Reminders make no sound.") }
    model.wished = nil
    return answer ? "the user allows alarms" : "the user refuses alarms"
  }

  func name(_ reminder: Reminder) -> String { "\(reminder.title) (id \(reminder.id))" }
}
