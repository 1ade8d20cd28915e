import CourseKit

/// Gathers the report on a chapter; the answers are read when this is made.
package struct ChapterReporter {
  private let source: ChapterSource
  private let workbook: Workbook
  private let given: GivenCode
  private let page: ChapterPage?

  /// Reads the learner's files and the chapter's page.
  package init(_ source: ChapterSource, in workbook: Workbook) {
    self.source = source
    self.workbook = workbook
    given = GivenCode(source, in: workbook)
    page = ChapterPage(source.chapter.page, in: workbook)
  }

  /// Of a chapter in which nothing is written yet: all its exercises are red, as `verify` proves.
  package func untouched() -> ChapterReport {
    report(source.exercises.map { report(on: $0, ExerciseOutcome(verdict: .notBegun)) })
  }

  /// Of code that does not compile.
  package func report(_ exercises: [Exercise], failure: BuildFailure) -> ChapterReport {
    let outcome = ExerciseOutcome(
      verdict: .notCompiled, obstacle: "The code does not compile.")
    var report = report(exercises.map { self.report(on: $0, outcome) })
    report.buildFailure = BuildReport(failure, given)
    return report
  }

  /// Of what the tests found.
  ///
  /// - Parameters:
  ///   - run: The run of all tests that were asked for.
  ///   - others: When a test ended that run for all, a run of each other exercise by itself.
  ///   - ownRun: The run of the tests that the learner has added; nil when there are none.
  ///   - warnings: What the compiler warns of.
  package func report(
    _ exercises: [Exercise], run: TestReport, others: [ExerciseNumber: TestReport] = [:],
    ownRun: TestReport? = nil, warnings: [CompilerDiagnostic] = []
  ) -> ChapterReport {
    let recognition = MistakeRecognition(source, given.learner, in: workbook)
    let warnings = Dictionary(grouping: warnings) { $0.location.flatMap(given.exercise(at:)) }
    var report = report(
      exercises.map { exercise in
        let own = others[exercise.number]
        let outcome = ExerciseOutcome(
          of: exercise.number, in: own ?? run, isItsOwn: own != nil, absence: absenceOfTests)
        var report = self.report(on: exercise, outcome)
        report.warnings = warnings[exercise.number] ?? []
        report.mistakes = recognition.mistakes(like: own ?? run, of: exercise)
        return report
      })
    report.addLosses { given.losses(around: exercises[$0]) }
    report.add(run, ownRun)
    if !report.failingGivenTests.isEmpty { report.losses = given.losses() }
    return report
  }

  private func report(_ exercises: [ExerciseReport]) -> ChapterReport {
    ChapterReport(
      chapter: source.chapter, exercises: exercises, course: CourseContext(source, in: workbook))
  }

  private func report(on exercise: Exercise, _ outcome: ExerciseOutcome) -> ExerciseReport {
    let section = page?.section(of: exercise.number)
    var report = ExerciseReport(
      number: exercise.number, sentence: exercise.sentence,
      title: section?.title ?? exercise.sentence, verdict: outcome.verdict,
      failure: outcome.failure, obstacle: outcome.obstacle)
    report.places = given.learner.locations(of: exercise, withSolved: true)
    report.openPlaces = given.learner.locations(of: exercise)
    if let crash = outcome.failure?.crash {
      (report.places, report.openPlaces) = ([crash], [crash])
    }
    report.isMarked = given.learner.marks(exercise.number)
    report.code = given.learner.code(of: exercise)
    report.offersApp = section?.offersApp == true
    return report
  }

  /// Why a given test may be gone, and how to get it back.
  private var absenceOfTests: String {
    let folder = source.chapter.testFolder
    if let problem = ChapterFiles(source.chapter, in: workbook).problems(in: [folder]).first {
      return "\(problem.sentence)\n\(problem.remedy)"
    }
    return workbook.hasHistory
      ? "To see what happened to it: git diff HEAD -- \(folder)\nTo restore it: swift run workbook doctor"
      : "Its file was changed. \(workbook.wayBack(to: [folder]))"
  }
}

extension ChapterReport {
  /// Adds the losses around the first exercise that is open, and around each that ended the run for all.
  ///
  /// Others are not shown in full, and comparing a file takes a while.
  fileprivate mutating func addLosses(_ losses: (Int) -> [Finding]) {
    let next = exercises.firstIndex { !$0.isDone }
    for place in exercises.indices where place == next || exercises[place].verdict.breaksDown {
      exercises[place].losses = losses(place)
    }
  }

  /// Adds what two runs say of more than single exercises.
  fileprivate mutating func add(_ run: TestReport, _ ownRun: TestReport?) {
    failingGivenTests = run.failures { $0.exercise == nil }
    passingGivenTests = run.passes { $0.exercise == nil }
    ownFailures = ownRun?.failures { _ in true } ?? []
    ownPasses = ownRun?.passes { _ in true } ?? []
    output = run.output + (ownRun?.output ?? "")
    isOutputCut = run.isOutputCut || ownRun?.isOutputCut == true
    isOneRun = run.hasEnded
  }
}
