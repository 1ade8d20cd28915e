import CourseKit
import Foundation

/// A test, and how it ended in one run.
package struct TestResult: Equatable, Sendable {
  package enum Verdict: Equatable, Sendable {
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

  package let id: String
  /// The sentence that names it.
  package let name: String
  package let location: FileLocation?
  package var starts = 0
  /// How it ended, in the stream's symbols; more than one is a fault.
  package var ends: [String] = []
  var isSkipped = false
  var issues: [TestIssue] = []
  package private(set) var verdict = Verdict.notRun

  /// The exercise that the test's name begins with; nil for a test of provided code.
  package var exercise: ExerciseNumber? { ExerciseNumber(testName: name) }
  /// How many issues it recorded, those that were expected too.
  package var issueCount: Int { issues.count }
  /// What its issues say, those that were expected too.
  package var issueDescriptions: [String] { issues.map(\.description) }
  package var failures: [TestIssue] { issues.filter(\.isFailure) }
  /// Whether it went wrong, whatever became of the run.
  var hasFailed: Bool { settled(runHasEnded: true).verdict == .failed }

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
  package init?(_ test: EventRecord.Payload, root: URL) {
    guard let id = test.id, let name = test.name else { return nil }
    self.init(
      id: id, name: test.displayName ?? name,
      location: test.sourceLocation?.location(below: root))
  }
}
