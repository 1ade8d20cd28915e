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
  /// - Throws: `CancellationError`, or an error when the toolchain cannot be started.
  func standing(of exercise: ExerciseNumber? = nil) async throws -> ChapterStanding {
    let exercises = source.exercises.filter { exercise == nil || exercise == $0.number }
    do {
      try await repeatedBuild.run()
    } catch let failure as BuildFailure {
      return ChapterStanding(source, exercises, failure: failure)
    }
    return ChapterStanding(source, exercises, runs: try await runs(of: exercise))
  }

  /// Runs the tests, and those of the other exercises again when one ends the run for all.
  ///
  /// It hides no more than itself then. After a second one that does not end it gives up, since each
  /// costs the time limit; so the guards, which use all exercises, are left out as well.
  ///
  /// - Returns: A report of each run.
  private func runs(of exercise: ExerciseNumber?) async throws -> [TestReport] {
    var run = TestRun(build: build, chapter: source.chapter, exercise: exercise)
    run.timeLimit = timeLimit
    var reports = [try await run.run()]
    var culprits: Set<String> = []
    while let last = reports.last, !last.hasEnded, let culprit = last.culprit,
      culprits.insert(culprit.id).inserted, reports.count(where: { $0.ending == .timedOut }) < 2
    {
      if exercise == nil { run.filter = TestRun.numberedTests(of: source.chapter) }
      run.skipped.append(TestRun.pattern(of: culprit))
      reports.append(try await run.run())
    }
    return reports
  }
}
