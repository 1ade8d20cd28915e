import CourseKit
import Foundation

/// What a run of tests found, read from its event stream.
package struct TestReport: Equatable, Sendable {
  /// The tests in the order in which they ran; those that did not run come last.
  package let tests: [TestResult]
  /// What was found wrong outside every test.
  package let strayFailures: [TestIssue]
  /// Whether the run came to its end; a process that crashes, leaves or is stopped does not.
  package let hasEnded: Bool
  package let ending: Subprocess.Ending
  /// What the tests printed.
  package let output: String
  package let isOutputCut: Bool
  /// The event stream that this was read from.
  package let events: [EventRecord]

  /// Whether tests ran, all passed, and nothing else went wrong.
  package var isSuccess: Bool {
    hasEnded && !tests.isEmpty && strayFailures.isEmpty
      && tests.allSatisfy { $0.verdict == .passed }
  }

  /// The test that was running when the process ended before its time.
  package var culprit: TestResult? { tests.last { $0.verdict == .interrupted } }

  package func tests(of exercise: ExerciseNumber) -> [TestResult] {
    tests.filter { $0.exercise == exercise }
  }
}

extension TestReport {
  /// Reads a run.
  ///
  /// - Parameters:
  ///   - stream: Swift Testing's event stream, which may be cut anywhere.
  ///   - outcome: How the process ended, and what it printed.
  ///   - root: The workbook's folder.
  package init(stream: Data, outcome: Subprocess.Outcome, root: URL) {
    var tests: [String: TestResult] = [:]
    var order: [String] = []
    var listed: [String] = []
    var strayFailures: [TestIssue] = []
    var hasEnded = false
    events = EventRecord.all(in: stream)
    for record in events {
      let payload = record.payload
      let test = payload.testID ?? ""
      switch (record.kind, payload.kind) {
      case ("test", "function"):
        // Told twice, a test would forget what went wrong.
        guard let result = TestResult(payload, root: root), tests[result.id] == nil else { break }
        tests[result.id] = result
        listed.append(result.id)
      case (_, "testStarted"):
        tests[test]?.starts += 1
        if tests[test]?.starts == 1 { order.append(test) }
      case (_, "testSkipped"): tests[test]?.isSkipped = true
      case (_, "testEnded"): tests[test]?.ends.append(payload.messages?.first?.symbol ?? "")
      case (_, "issueRecorded"):
        guard let issue = TestIssue(payload, root: root) else { break }
        if tests[test] == nil, issue.isFailure { strayFailures.append(issue) }
        tests[test]?.issues.append(issue)
      case (_, "runEnded"): hasEnded = true
      default: break
      }
    }
    let hasFailed = !strayFailures.isEmpty || tests.values.contains { $0.hasFailed }
    // The process must agree with its stream, which the tested code could have written.
    switch outcome.ending {
    case .exited(let code): hasEnded = hasEnded && (code == 0 || hasFailed || tests.isEmpty)
    case .signalled, .timedOut: hasEnded = false
    }
    let ordered = order + listed.filter { !order.contains($0) }
    self.tests = ordered.compactMap { tests[$0]?.settled(runHasEnded: hasEnded) }
    self.strayFailures = strayFailures
    self.hasEnded = hasEnded
    ending = outcome.ending
    output = outcome.output
    isOutputCut = outcome.isOutputCut
  }
}
