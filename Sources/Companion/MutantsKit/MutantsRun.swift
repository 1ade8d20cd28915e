import ArgumentKit
import CommandKit
import CourseKit
import JudgeKit
import LayerKit
import MutationKit
import WorkbookKit

/// `workbook mutants`, which is built when it is first used.
struct MutantsRun: Command {
  static let configuration = MutantsCommand.configuration

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let chapter = try invocation.chapter(of: workbook)
    try requireOwnTests(of: chapter, in: workbook)
    let code = try await LearnerCode(of: chapter, in: workbook)
    let choice = try MutantChoice(invocation, of: code, in: workbook)
    guard let judges = try await judges(of: code, in: workbook) else { return .workLeft }
    let log = SurvivorLog(
      of: choice.mutants, comments: code.comments, console: console,
      limit: invocation.has(MutantsCommand.all.name) ? .max : MutantsCommand.shownCount)
    let mutants = choice.mutants.map(\.variant)
    var trial = VariantTrial(
      of: code.source, in: workbook, buildSystem: invocation.buildSystem, mutants: Set(mutants),
      report: log.add)
    trial.judges = judges
    NameClash.all(of: chapter, in: workbook).forEach { console.printProse($0.sentence) }
    console.printProse(
      "Your tests pass. Now small changes are made to a copy of \(choice.types.joined(separator: ", ")), one at a time."
    )
    // The controls come in between, when the machine is as busy as for the others.
    _ = try await trial.outcomes(of: mutants + code.controls(5))
    guard let sum = log.printSum() else { return .workLeft }
    if let hint = choice.hint { console.printProse(hint) }
    if let file = try MutantsResultFile(of: chapter, in: workbook) {
      let result = try file.write(sum, of: choice.types)
      console.printProse(
        "The exercise finds this result in \(file.path)."
          + (result.shortfall.map { " It isn't done yet, because \($0)." } ?? ""))
    }
    return sum.isEnough ? .done : .workLeft
  }

  /// - Throws: `WorkbookError` that says how to begin, if the learner has added no tests.
  private func requireOwnTests(of chapter: Chapter, in workbook: Workbook) throws {
    guard workbook.ownTests(of: chapter).isEmpty else { return }
    if try MutantsResultFile(of: chapter, in: workbook) != nil {
      throw WorkbookError(
        "There are no tests of your own yet. Write some in \(chapter.folder(in: .exercises))/Checks,"
          + " as \(chapter.page) shows.")
    }
    throw WorkbookError(
      """
      There are no tests of your own in \(chapter.testFolder). Add a file, such as \(chapter.testFolder)/MyTests.swift:

        import Testing

        @testable import \(chapter.target)

        @Test func `What your type decides`() {
          // Make an object of your type, send it a message, and compare what it does.
          Issue.record("This test is not written yet.")
        }
      """)
  }

  /// Builds the learner's tests, and runs them on the code as it is.
  ///
  /// - Returns: What has to be built for them; nil if they don't compile or fail, which it prints.
  private func judges(of code: LearnerCode, in workbook: Workbook) async throws -> JudgingTests? {
    let chapter = code.source.chapter
    var outcome = try await outcome(of: code, .own, in: workbook)
    var judges = JudgingTests.own
    if case .failure(let failure)? = outcome,
      failure.errors.contains(where: { $0.message.hasPrefix("cannot find") })
    {
      judges = .ownAmongGiven
      outcome = try await self.outcome(of: code, judges, in: workbook)
    }
    switch outcome {
    case .failure(let failure)?:
      try invocation.printErrors(of: failure, in: chapter, of: workbook)
    case .success(let report)? where report.tests.isEmpty:
      throw WorkbookError("Your files with tests have no '@Test'.")
    case .success(let report)?:
      guard let failure = report.firstFailure else { return judges }
      invocation.printFailure(ofOwnTest: failure)
      console.printError(
        "Changes are tried when your own tests pass on your code as it is.")
    case nil: break
    }
    return nil
  }

  private func outcome(
    of code: LearnerCode, _ judges: JudgingTests, in workbook: Workbook
  ) async throws -> TestOutcome? {
    var trial = VariantTrial(
      of: code.unchanged, in: workbook, buildSystem: invocation.buildSystem)
    trial.judges = judges
    return try await console.waiting(for: "Building your code and your tests", isLong: true) {
      try await trial.outcomes(of: [.solution])[.solution]
    }
  }
}
