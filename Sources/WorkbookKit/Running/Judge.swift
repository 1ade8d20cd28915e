/// Judges a chapter: builds it alone, and runs its tests.
struct Judge: Sendable {
  let workbook: Workbook
  let chapter: Chapter
  var tree = Tree.exercises
  var failsOnWarnings = false
  var timeLimit = Duration.seconds(10)

  enum Judgement: Equatable, Sendable {
    case notBuilt(BuildFailure)
    case judged(TestReport)
  }

  var build: TestBuild {
    TestBuild(
      workbook: workbook, tree: tree, chapter: chapter, failsOnWarnings: failsOnWarnings)
  }

  /// Judges the chapter as it stands on the disk, or one of its exercises.
  ///
  /// - Throws: `CancellationError`, or an error when the toolchain cannot be started.
  func judge(_ exercise: ExerciseNumber? = nil) async throws -> Judgement {
    do {
      try await build.run()
    } catch let failure as BuildFailure {
      return .notBuilt(failure)
    }
    var run = TestRun(build: build, chapter: chapter, exercise: exercise)
    run.timeLimit = timeLimit
    return .judged(try await run.run())
  }
}
