import TestSupport
import Testing

@testable import Chapter7Reminders
@testable import Chapter7RemindersChecks

/// Messages and responses in chance order, and a model of what the interactor should do.
final class InteractorWalk {
  private let bench: InteractorBench
  private var chance: ChanceOrder
  /// The last steps, for the learner.
  private var steps: [String] = []

  // The model
  private var hours: QuietHours?
  private var savedHours: QuietHours?
  private var isSaving = false
  private var hasAskedToLoad = false
  private var hasFailedToSave = false
  private var requests: [String] = []

  /// - Parameters:
  ///   - seed: Which chance.
  ///   - server: A server that another interactor may have used before.
  init(seed: Int, server: Server = Server()) {
    chance = ChanceOrder(seed: seed)
    bench = InteractorBench(server: server)
    requests = server.requests
  }

  /// Takes steps in chance order, and requires the presenter to be told what the contract says.
  func take(_ count: Int) async throws {
    for _ in 0..<count {
      let expected = await anyStep()
      let told = bench.log.take()
      try require(told, equals: expected, rule(told, expected))
      try require(bench.server.requests, equals: requests, rule(told, expected))
    }
  }

  private func anyStep() async -> [String] {
    guard hours != nil else {
      return switch chance.number(below: 3) {
      case 0: await change()
      case 1: await load(failing: .serverProblem)
      default: await load(failing: nil)
      }
    }
    if isSaving {
      return switch chance.number(below: 5) {
      case 0: await move()
      case 1: await save(isConfirmed: true)
      case 2: await save(isConfirmed: false)
      default: await answer()
      }
    }
    return switch chance.number(below: 8) {
    case 0: await change()
    case 1...3: await move()
    case 4...6: await save(isConfirmed: false)
    default: await save(isConfirmed: true)
    }
  }

  private func load(failing error: QuietHoursError?) async -> [String] {
    steps.append(
      error.map { "the hours are loaded, with the error \($0)" } ?? "the hours are loaded")
    requests.append("load")
    hasAskedToLoad = true
    bench.server.failure = error
    await bench.perform { $0.loadHours() }
    bench.server.failure = nil
    if let error { return ["failed: \(error)"] }
    (hours, savedHours) = (bench.server.hours, bench.server.hours)
    return update()
  }

  private func change() async -> [String] {
    let other = QuietHours(start: chance.number(below: 24), end: chance.number(below: 24))
    steps.append("another device changes them to \(other.start) to \(other.end)")
    await bench.perform { _ in bench.server.change(to: other) }
    // It follows the service since the first time that it was asked to load.
    guard hasAskedToLoad else { return [] }
    (hours, savedHours) = (other, other)
    return update()
  }

  private func move() async -> [String] {
    let bound = chance.one(of: [QuietHours.Bound.start, .end])
    let count = chance.one(of: [-1, 1])
    steps.append("the \(bound) is moved by \(count)")
    await bench.perform { $0.move(bound, by: count) }
    guard !isSaving else { return [] }
    hours?.move(bound, by: count)
    return update()
  }

  private func save(isConfirmed: Bool) async -> [String] {
    let error = chance.one(of: [nil, nil, QuietHoursError.offline, .serverProblem])
    let isSlow = chance.number(below: 2) == 0
    steps.append(isConfirmed ? "they are saved, confirmed" : "they are saved")
    guard let hours, !isSaving else {
      await bench.perform { $0.save(isConfirmed: isConfirmed) }
      return []
    }
    guard isConfirmed || !hours.needsConfirmation else {
      await bench.perform { $0.save(isConfirmed: false) }
      return ["confirm \(hours.start) to \(hours.end)"]
    }
    (bench.server.failure, bench.server.isSlow) = (error, isSlow)
    let isRepeated = chance.number(below: 2) == 0
    await bench.perform {
      $0.save(isConfirmed: isConfirmed)
      if isRepeated { $0.save(isConfirmed: true) }
    }
    requests.append("save \(hours.start) to \(hours.end)")
    isSaving = isSlow
    return ["saving"] + (isSlow ? [] : end())
  }

  private func answer() async -> [String] {
    steps.append("the server answers")
    await bench.server.answer()
    await settle()
    isSaving = false
    return end()
  }

  /// What the presenter is told of a response to a save.
  private func end() -> [String] {
    defer { bench.server.failure = nil }
    hasFailedToSave = bench.server.failure != nil
    if let error = bench.server.failure { return ["failed: \(error)"] }
    savedHours = hours
    return ["saved"]
  }

  private func update() -> [String] {
    guard let hours else { return [] }
    return ["\(hours.start) to \(hours.end)\(hours == savedHours ? "" : ", changed")"]
  }

  private func rule(_ told: [String], _ expected: [String]) -> Comment {
    let last = steps.suffix(6)
    if hasFailedToSave, told.isEmpty { return Rule.savesAgain(last) }
    if steps.last?.hasPrefix("another device") == true { return Rule.serviceIsHeard(last) }
    if isSaving || expected.first == "saving" { return Rule.savesOnce(last) }
    return Rule.interactorStays(last)
  }
}
