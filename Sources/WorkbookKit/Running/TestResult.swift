/// A test, and how it ended in one run.
struct TestResult: Equatable, Sendable {
  enum Verdict: Equatable, Sendable {
    /// It started and ended once, found nothing wrong, and the run came to its end too.
    case passed
    case failed
    case skipped
    /// It was running when the process ended: it crashed, left, or was stopped.
    case interrupted
    /// It ended well, but the run did not come to its end, so that proves nothing.
    case unproven
    case notRun
  }

  let id: String
  /// The sentence that names it.
  let name: String
  let file: String?
  let line: Int?
  var starts = 0
  /// How it ended, in the stream's symbols; more than one is a fault.
  var ends: [String] = []
  var isSkipped = false
  var issues: [TestIssue] = []
  private(set) var verdict = Verdict.notRun

  /// The exercise that the test's name begins with; nil for a guard.
  var exercise: ExerciseNumber? { ExerciseNumber(testName: name) }
  var failures: [TestIssue] { issues.filter(\.isFailure) }

  /// The result with its verdict, once the whole stream is read.
  func settled(runHasEnded: Bool) -> TestResult {
    var result = self
    result.verdict =
      switch (starts, ends) {
      case (0, _): isSkipped ? .skipped : .notRun
      case (let starts, let ends) where ends.count < starts: .interrupted
      case (1, ["pass"]) where failures.isEmpty, (1, ["passWithKnownIssue"]) where failures.isEmpty:
        runHasEnded ? .passed : .unproven
      default: .failed
      }
    return result
  }
}

extension TestResult {
  init?(_ test: EventRecord.Payload) {
    guard let id = test.id, let name = test.name else { return nil }
    self.init(
      id: id, name: test.displayName ?? name, file: test.sourceLocation?.path,
      line: test.sourceLocation?.line)
  }
}
