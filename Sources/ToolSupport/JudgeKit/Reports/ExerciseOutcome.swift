import CourseKit

/// What the tests say of an exercise.
struct ExerciseOutcome: Equatable {
  let verdict: Verdict
  /// The first failure of its tests.
  var failure: TestFailure?
  /// Why it could not be judged, in a sentence.
  var obstacle: String?

  /// - Parameters:
  ///   - isItsOwn: Whether nothing but the exercise's tests ran.
  ///   - absence: What to say when there are no such tests.
  init(
    of exercise: ExerciseNumber, in run: TestReport, isItsOwn: Bool,
    absence: @autoclosure () -> String
  ) {
    let tests = run.tests(of: exercise)
    if run.interruptedTest?.exercise == exercise, let failure = run.interruptingFailure {
      self.init(failure)
    } else if let red = tests.first(where: { $0.verdict == .failed }) {
      self.init(TestFailure(red))
    } else if !run.hasEnded, isItsOwn {
      self.init(TestFailure(of: run, test: "No test was running."))
    } else if !run.hasEnded {
      self.init(
        verdict: .notJudged, obstacle: "The tests did not finish: the code \(run.ending.sentence)")
    } else if tests.isEmpty {
      self.init(
        verdict: .notJudged, obstacle: "No test has this exercise's number.\n\(absence())")
    } else if let open = tests.first(where: { $0.verdict != .passed }) {
      self.init(TestFailure(open))
    } else {
      self.init(verdict: .passed)
    }
  }

  init(verdict: Verdict, obstacle: String? = nil) {
    self.verdict = verdict
    self.obstacle = obstacle
  }

  private init(_ failure: TestFailure) {
    verdict = failure.verdict
    self.failure = failure
    obstacle = verdict == .notJudged ? failure.found : nil
  }
}
