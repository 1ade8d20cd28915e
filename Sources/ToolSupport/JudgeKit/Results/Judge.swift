import CourseKit
import Foundation

/// Finds out where a learner stands in a chapter: builds it, and runs its tests.
package struct Judge: Sendable {
  /// How many exercises are run at once; a test often waits.
  private static let width = 2 * ProcessInfo.processInfo.activeProcessorCount

  package let source: ChapterSource
  package var timeLimit = TestRun.standardTimeLimit
  /// How the tests' program is run.
  package var runner = TestRun.standardRunner
  /// What the tests' program finds in its environment besides what the build needs.
  package var environment: [String: String] = [:]
  /// Sees the report of each run.
  package var onReport: @Sendable (TestReport) -> Void = { _ in }
  private let build: ChapterBuild
  private let repeatedBuild: RepeatedBuild

  /// - Throws: `CourseError` when the chapter's solutions are malformed.
  package init(_ chapter: Chapter, in workbook: Workbook, with system: BuildSystem?) throws {
    try self.init(
      ChapterBuild(workbook: workbook, tree: .exercises, chapter: chapter, chosenSystem: system))
  }

  /// - Throws: `CourseError` when the chapter's solutions are malformed.
  package init(_ build: ChapterBuild) throws {
    source = try ChapterSource(build.chapter, in: build.workbook)
    self.build = build
    repeatedBuild = RepeatedBuild(build)
  }

  /// Whether the chapter's exercises are their starters still; then all of them are red.
  package var isUntouched: Bool { source.changesToStarters(in: build.workbook).isEmpty }

  /// Whether nothing has been built yet, so that it takes longer.
  package var isFirst: Bool { build.isFirst }

  /// What it is going to do, as progress to show.
  package var task: String {
    isFirst
      ? "Building chapter \(source.chapter.number), for the first time"
      : "Running the tests of chapter \(source.chapter.number)"
  }

  /// Runs the tests of the chapter, or of some of its exercises.
  ///
  /// When a test ends the run for all, the other exercises are run once more without it.
  ///
  /// - Parameter numbers: The exercises to test; none for all of them.
  /// - Throws: `CancellationError`, or an error when the toolchain cannot be started.
  package func result(of numbers: [ExerciseNumber] = []) async throws -> ChapterResult {
    let exercises = source.exercises.filter { numbers.isEmpty || numbers.contains($0.number) }
    do {
      return try await build.exclusively {
        let (program, warnings) = try await repeatedBuild.run()
        let run = try await run(program, numbers)
        let ownRun = numbers.isEmpty ? try await ownRun(program) : nil
        var others: [ExerciseNumber: TestReport] = [:]
        if !run.hasEnded {
          let rest = exercises.map(\.number).filter { $0 != run.culprit?.exercise }
          others = try await runs(of: rest, program)
        }
        return ChapterResult(
          source, exercises, run: run, others: others, ownRun: ownRun,
          warnings: byExercise(warnings), in: build.workbook)
      }
    } catch let failure as BuildFailure {
      return ChapterResult(source, exercises, failure: failure, in: build.workbook)
    }
  }

  /// Runs the tests of a chapter once more, as a result of it was found: together, or each exercise that is
  /// done by itself where something had ended the run for all.
  ///
  /// - Returns: What of the exercises that were done is done again.
  /// - Throws: `CancellationError`, or an error when the toolchain cannot be started.
  package func confirmed(_ first: ChapterResult) async throws -> Set<ExerciseNumber> {
    let done = first.exercises.filter { $0.state == .done }
    guard !done.isEmpty else { return [] }
    guard let run = first.run, !run.hasEnded else {
      return Set(try await result().exercises.filter { $0.state == .done }.map(\.number))
    }
    return try await build.exclusively {
      let program = try await repeatedBuild.run().program
      let again = ChapterResult(
        source, done.map(\.exercise), run: run,
        others: try await runs(of: done.map(\.number), program), in: build.workbook)
      return Set(again.exercises.filter { $0.state == .done }.map(\.number))
    }
  }

  /// The warnings in what the learner wrote.
  private func byExercise(
    _ warnings: [CompilerDiagnostic]
  ) -> [ExerciseNumber: [CompilerDiagnostic]] {
    let given = GivenCode(source, in: build.workbook)
    return warnings.reduce(into: [:]) { groups, warning in
      guard let exercise = warning.location.flatMap(given.exercise(at:)) else { return }
      groups[exercise, default: []].append(warning)
    }
  }

  private func run(
    _ program: TestProgram, _ exercises: [ExerciseNumber]
  ) async throws -> TestReport {
    let report = try await run(TestRun(of: build, program, exercises: exercises))
    onReport(report)
    return report
  }

  /// Runs the tests that the learner has added; nil when there are none.
  private func ownRun(_ program: TestProgram) async throws -> TestReport? {
    guard let run = TestRun(ofOwnTestsOf: build, program) else { return nil }
    return try await self.run(run)
  }

  private func run(_ run: TestRun) async throws -> TestReport {
    var run = run
    run.timeLimit = timeLimit
    run.runner = runner
    run.environment = environment
    return try await run.run()
  }

  /// Runs exercises each in a process of its own, so that none can hide another.
  private func runs(
    of exercises: [ExerciseNumber], _ program: TestProgram
  ) async throws -> [ExerciseNumber: TestReport] {
    try await withThrowingTaskGroup(of: (ExerciseNumber, TestReport).self) { group in
      var reports: [ExerciseNumber: TestReport] = [:]
      for (index, exercise) in exercises.enumerated() {
        // On a busy machine, what is waited for in a test would come too late.
        if index >= Self.width, let next = try await group.next() { reports[next.0] = next.1 }
        group.addTask { (exercise, try await run(program, [exercise])) }
      }
      return try await group.reduce(into: reports) { $0[$1.0] = $1.1 }
    }
  }
}
