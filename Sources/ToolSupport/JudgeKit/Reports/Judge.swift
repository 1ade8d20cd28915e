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
  package func report(on numbers: [ExerciseNumber] = []) async throws -> ChapterReport {
    let exercises = source.exercises.filter { numbers.isEmpty || numbers.contains($0.number) }
    var reporter: ChapterReporter?
    do {
      return try await build.exclusively {
        // The answers are read now, so that what is told of them is about the code that is judged.
        let current = ChapterReporter(source, in: build.workbook)
        reporter = current
        let (program, warnings) = try await repeatedBuild.run()
        let run = try await run(program, numbers)
        let ownRun = numbers.isEmpty ? try await ownRun(program) : nil
        // Where the machine may have ended the run, no exercise is at fault for it.
        let rest = exercises.map(\.number).filter {
          $0 != run.interruptedTest?.exercise || run.ending.doubt != nil
        }
        let others = run.hasEnded ? [:] : try await runs(of: rest, program)
        return current.report(
          exercises, run: run, others: others, ownRun: ownRun, warnings: warnings)
      }
    } catch let failure as BuildFailure {
      return (reporter ?? ChapterReporter(source, in: build.workbook))
        .report(exercises, failure: failure)
    }
  }

  /// Runs the tests of a chapter once more, in the way in which its report came about: together, or each exercise that is
  /// done by itself where something had ended the run for all.
  ///
  /// - Returns: The verdicts on the exercises that were done, and perhaps on others.
  /// - Throws: `CancellationError`, or an error when the toolchain cannot be started.
  package func repeated(_ first: ChapterReport) async throws -> [ExerciseNumber: Verdict] {
    let done = first.exercises.filter(\.isDone).map(\.number)
    guard !done.isEmpty else { return [:] }
    if first.isOneRun {
      let second = try await report()
      let verdict: Verdict? = second.buildFailure?.isDoubtful == true ? .notJudged : nil
      return Dictionary(
        uniqueKeysWithValues: second.exercises.map { ($0.number, verdict ?? $0.verdict) })
    }
    return try await build.exclusively {
      let runs = try await runs(of: done, try await repeatedBuild.run().program)
      return Dictionary(
        uniqueKeysWithValues: runs.map { exercise, run in
          (exercise, ExerciseOutcome(of: exercise, in: run, isItsOwn: true, absence: "").verdict)
        })
    }
  }

  private func run(
    _ program: TestProgram, _ exercises: [ExerciseNumber]
  ) async throws -> TestReport {
    try await run(TestRun(of: build, program, exercises: exercises))
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
