/// Finds out where a learner stands in a chapter: builds it, and runs its tests.
struct Assessment: Sendable {
  let source: ChapterSource
  var timeLimit = Duration.seconds(10)
  private let build: TestBuild
  private let repeatedBuild: RepeatedBuild

  /// - Throws: `CourseError` when the chapter's solutions are malformed.
  init(_ chapter: Chapter, in workbook: Workbook) throws {
    source = try ChapterSource(chapter, in: workbook)
    build = TestBuild(workbook: workbook, tree: .exercises, chapter: chapter)
    repeatedBuild = RepeatedBuild(build)
  }

  /// Whether the chapter's exercises are their starters still; then all of them are red.
  var isUntouched: Bool {
    let folder = source.chapter.folder(in: .exercises)
    let starters = source.starters
    return build.workbook.files(below: folder) == starters.keys.sorted()
      && starters.allSatisfy { build.workbook.text(of: "\(folder)/\($0)") == $1 }
  }

  /// Judges the chapter, or one of its exercises.
  ///
  /// When a test ends the run for all, the other exercises are run once more without it.
  ///
  /// - Throws: `CancellationError`, or an error when the toolchain cannot be started.
  func standing(of exercise: ExerciseNumber? = nil) async throws -> ChapterStanding {
    let exercises = source.exercises.filter { exercise == nil || exercise == $0.number }
    do {
      return try await build.exclusively {
        let program = try await repeatedBuild.run()
        let run = try await run(program, exercise)
        var others: [ExerciseNumber: TestReport] = [:]
        if !run.hasEnded {
          let numbers = exercises.map(\.number).filter { $0 != run.culprit?.exercise }
          others = try await runs(of: numbers, program)
        }
        return ChapterStanding(source, exercises, run: run, others: others)
      }
    } catch let failure as BuildFailure {
      return ChapterStanding(source, exercises, failure: failure, in: build.workbook)
    }
  }

  private func run(
    _ program: TestProgram, _ exercise: ExerciseNumber?
  ) async throws -> TestReport {
    var run = TestRun(of: build, program, exercise: exercise)
    run.timeLimit = timeLimit
    return try await run.run()
  }

  /// Runs exercises each in a process of its own, at once, so that none can hide another.
  private func runs(
    of exercises: [ExerciseNumber], _ program: TestProgram
  ) async throws -> [ExerciseNumber: TestReport] {
    try await withThrowingTaskGroup(of: (ExerciseNumber, TestReport).self) { group in
      for exercise in exercises { group.addTask { (exercise, try await run(program, exercise)) } }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
  }
}
