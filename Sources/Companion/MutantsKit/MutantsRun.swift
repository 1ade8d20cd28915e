import ArgumentKit
import CommandKit
import CourseKit
import JudgeKit
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
    let mutants = try chosen(of: code, in: chapter, of: workbook)
    guard let judges = try await judges(of: code, in: workbook) else { return .workLeft }
    let log = SurvivorLog(
      of: mutants, comments: code.comments, console: console,
      limit: invocation.has(MutantsCommand.all.name) ? .max : MutantsCommand.shownCount)
    var trial = VariantTrial(
      of: code.source, in: workbook, buildSystem: invocation.buildSystem,
      mutants: Set(mutants.map(\.variant)), report: log.add)
    trial.judges = judges
    console.printProse(
      "Your tests pass. Now \(mutants.count) small changes are made to a copy of"
        + " \(Set(mutants.map(\.type)).sorted().joined(separator: ", ")), one at a time.")
    _ = try await trial.outcomes(of: mutants.map(\.variant))
    log.printSum()
    return log.survivors.isEmpty ? .done : .workLeft
  }

  /// - Throws: `WorkbookError` that says how to begin, if the learner has added no tests.
  private func requireOwnTests(of chapter: Chapter, in workbook: Workbook) throws {
    guard JudgingTests.ownFiles(of: chapter, in: workbook).isEmpty else { return }
    throw WorkbookError(
      """
      There are no tests of your own in \(chapter.testFolder). Add a file, such as \(chapter.testFolder)/MyTests.swift:

        import Testing

        @testable import \(chapter.target)

        @Test func `What the type decides`() {
          #expect(1 + 1 == 2)
        }
      """)
  }

  /// The changes of the types that the arguments name; without any, of those that the learner's tests name.
  private func chosen(
    of code: LearnerCode, in chapter: Chapter, of workbook: Workbook
  ) throws -> [LearnerMutant] {
    let names = Set(invocation.arguments.dropFirst())
    let types = Set(code.mutants.map(\.type)).sorted()
    guard !types.isEmpty else {
      throw WorkbookError(
        "There is no code to change yet in the files of \(chapter.folder(in: .exercises)) that you write."
      )
    }
    if let unknown = names.sorted().first(where: { !types.contains($0) }) {
      throw UsageError(
        "There is no type '\(unknown)' with code to change in \(chapter.folder(in: .exercises))."
          + " The types are: \(types.joined(separator: ", ")).", command: "mutants")
    }
    let tested = JudgingTests.ownFiles(of: chapter, in: workbook).flatMap { file in
      (workbook.text(of: "\(chapter.testFolder)/\(file)") ?? "").matches(of: /\w+/)
        .map { String($0.output) }
    }
    let chosen = names.isEmpty ? Set(tested) : names
    let mutants = code.mutants.filter { chosen.contains($0.type) }
    guard mutants.isEmpty else { return mutants }
    throw WorkbookError(
      "Your tests in \(chapter.testFolder) name no type with code to change."
        + " The types are: \(types.joined(separator: ", ")).")
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
      throw WorkbookError("The files that you have added to \(chapter.testFolder) have no '@Test'.")
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
