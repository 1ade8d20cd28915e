import CourseKit

/// Where a learner stands in a chapter: what its tests say now.
package struct ChapterResult: Sendable {
  package let source: ChapterSource
  /// By number; when one exercise was judged, it alone.
  package let exercises: [ExerciseResult]
  /// The failures of tests that belong to no exercise: code that was given is broken.
  package var brokenGuards: [TestFailure] = []
  /// The tests that belong to no exercise and passed.
  package var wholeGuards: [String] = []
  /// Why nothing could be judged: the code does not compile.
  package var buildFailure: BuildFailure?
  /// The run of all given tests that were asked for; nil when there was none.
  private(set) var run: TestReport?
  /// The run of the tests that the learner has added; nil when there was none.
  private var ownRun: TestReport?

  /// The failures of tests that the learner has added; they leave the chapter complete.
  package var ownFailures: [TestFailure] { ownRun?.failures { _ in true } ?? [] }
  /// The tests that the learner has added and that passed.
  package var ownPasses: [String] { ownRun?.passes { _ in true } ?? [] }
  /// What the learner's code printed.
  package var output: String { [run, ownRun].compactMap { $0?.output }.joined() }
  /// Whether it printed more, which was dropped.
  package var isOutputCut: Bool { [run, ownRun].contains { $0?.isOutputCut == true } }
  package var chapter: Chapter { source.chapter }
  package var doneCount: Int { exercises.filter { $0.state == .done }.count }
  package var count: String { "\(doneCount)/\(exercises.count)" }
  /// The first exercise that is not done.
  package var next: ExerciseResult? { exercises.first { $0.state != .done } }
  package var isComplete: Bool {
    !exercises.isEmpty && next == nil && brokenGuards.isEmpty && buildFailure == nil
  }
}

extension ChapterResult {
  /// Of code that does not compile; errors in what is given come after the learner's own.
  package init(
    _ source: ChapterSource, _ exercises: [Exercise], failure: BuildFailure, in workbook: Workbook
  ) {
    self.source = source
    self.exercises = exercises.map {
      ExerciseResult(exercise: $0, state: .unknown("The code does not compile."))
    }
    buildFailure = failure.explained(by: GivenCode(source, in: workbook))
  }

  /// Of a chapter in which nothing is written yet: all its exercises are red, as `verify` proves.
  package init(untouched source: ChapterSource) {
    self.source = source
    exercises = source.exercises.map { ExerciseResult(exercise: $0, state: .red(nil)) }
  }

  /// Of what the tests found.
  ///
  /// - Parameters:
  ///   - run: The run of all tests that were asked for.
  ///   - others: When a test ended that run for all, a run of each other exercise by itself.
  ///   - ownRun: The run of the tests that the learner has added; nil when there are none.
  ///   - warnings: What the compiler warns of in each exercise's lines.
  ///   - workbook: Where the learner's code and the known mistakes are.
  package init(
    _ source: ChapterSource, _ exercises: [Exercise], run: TestReport,
    others: [ExerciseNumber: TestReport], ownRun: TestReport? = nil,
    warnings: [ExerciseNumber: [CompilerDiagnostic]] = [:],
    in workbook: Workbook
  ) {
    let recognition = MistakeRecognition(source, in: workbook)
    let absence = Self.absence(ofTestsOf: source.chapter, in: workbook)
    self.source = source
    self.exercises = exercises.map { exercise in
      let own = others[exercise.number]
      let run = own ?? run
      return ExerciseResult(
        exercise: exercise,
        state: ExerciseResult.State(
          exercise.number, in: run, isItsOwn: own != nil, absence: absence),
        warnings: warnings[exercise.number] ?? [],
        mistakes: recognition.mistakes(like: run, of: exercise))
    }
    brokenGuards = run.failures { $0.exercise == nil }
    wholeGuards = run.passes { $0.exercise == nil }
    self.run = run
    self.ownRun = ownRun
  }
}

extension ChapterResult {
  /// Why a given test may be gone, and how to get it back.
  private static func absence(ofTestsOf chapter: Chapter, in workbook: Workbook) -> String {
    let folder = chapter.testFolder
    if let trouble = ChapterFiles(chapter, in: workbook).troubles(in: [folder]).first {
      return "\(trouble.sentence)\n\(trouble.remedy)"
    }
    return workbook.hasHistory
      ? "To see what happened to it: git diff HEAD -- \(folder)\nTo restore it: swift run workbook doctor"
      : "Its file was changed. \(workbook.wayBack(to: [folder]))"
  }
}

extension ExerciseResult.State {
  /// - Parameters:
  ///   - isItsOwn: Whether nothing but the exercise's tests ran.
  ///   - absence: What to say when there are no such tests.
  fileprivate init(
    _ exercise: ExerciseNumber, in run: TestReport, isItsOwn: Bool, absence: String
  ) {
    let tests = run.tests(of: exercise)
    if run.culprit?.exercise == exercise, let failure = run.culpritFailure {
      self = .red(failure)
    } else if let red = tests.first(where: { $0.verdict == .failed }) {
      self = .red(TestFailure(red))
    } else if !run.hasEnded, isItsOwn {
      self = .red(TestFailure(run.ending, test: "No test was running.", output: run.output))
    } else if !run.hasEnded {
      self = .unknown("The tests did not finish: the code \(run.ending.sentence)")
    } else if tests.isEmpty {
      self = .unknown("No test has this exercise's number.\n\(absence)")
    } else {
      self = tests.first { $0.verdict != .passed }.map { .red(TestFailure($0)) } ?? .done
    }
  }
}

extension TestReport {
  /// What went wrong in some tests, and outside of all.
  fileprivate func failures(of isChosen: (TestResult) -> Bool) -> [TestFailure] {
    let culprit = culprit.map(isChosen) == true ? culpritFailure : nil
    let failed = tests.filter { isChosen($0) && $0.verdict == .failed }
    let outside = strayFailures.map { TestFailure($0, test: "No test ran when this failed.") }
    return [culprit].compactMap(\.self) + failed.map(TestFailure.init) + outside
  }

  /// Some of the tests that passed.
  fileprivate func passes(of isChosen: (TestResult) -> Bool) -> [String] {
    tests.filter { isChosen($0) && $0.verdict == .passed }.map(\.name)
  }

  /// How a test ended the run for all.
  fileprivate var culpritFailure: TestFailure? {
    culprit.map { TestFailure($0, ending: ending, output: output) }
  }
}
