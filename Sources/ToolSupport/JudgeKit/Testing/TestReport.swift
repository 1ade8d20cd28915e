import CourseKit
import Foundation

/// What a run of tests found, read from its event stream.
package struct TestReport: Equatable, Sendable {
  /// The tests in the order in which they ran; those that did not run come last.
  package let tests: [TestResult]
  /// What was found wrong outside every test.
  package let failuresOutsideTests: [TestIssue]
  /// Whether the run came to its end; a process that crashes, leaves or is stopped does not.
  package let hasEnded: Bool
  package let ending: Subprocess.Ending
  /// What the tests printed.
  package let output: String
  package let isOutputCut: Bool
  /// The last call of the chapter's code before it crashed, if that is known.
  let crash: FileLocation?
  /// The event stream that this was read from.
  package let events: [EventRecord]

  /// Whether tests ran, all passed, and nothing else went wrong.
  package var isSuccess: Bool {
    hasEnded && !tests.isEmpty && failuresOutsideTests.isEmpty
      && tests.allSatisfy { $0.verdict == .passed }
  }

  /// The test that was running when the process ended before its time.
  package var interruptedTest: TestResult? { tests.last { $0.verdict == .interrupted } }

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
    var failuresOutsideTests: [TestIssue] = []
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
        if tests[test] == nil, issue.isFailure { failuresOutsideTests.append(issue) }
        tests[test]?.issues.append(issue)
      case (_, "runEnded"): hasEnded = true
      default: break
      }
    }
    let hasFailed = !failuresOutsideTests.isEmpty || tests.values.contains { $0.hasFailed }
    // The process must agree with its stream, which the tested code could have written.
    switch outcome.ending {
    case .exited(let code): hasEnded = hasEnded && (code == 0 || hasFailed || tests.isEmpty)
    case .signalled, .timedOut, .starved: hasEnded = false
    }
    let ordered = order + listed.filter { !order.contains($0) }
    self.tests = ordered.compactMap { tests[$0]?.settled(runHasEnded: hasEnded) }
    self.failuresOutsideTests = failuresOutsideTests
    self.hasEnded = hasEnded
    ending = outcome.ending
    output = outcome.output
    isOutputCut = outcome.isOutputCut
    crash = TrapMessage.place(in: outcome.output, root: root)
  }
}

extension TestReport {
  /// What went wrong in some tests, and outside of all.
  func failures(of isChosen: (TestResult) -> Bool) -> [TestFailure] {
    let interruption = interruptedTest.map(isChosen) == true ? interruptingFailure : nil
    let failed = tests.filter { isChosen($0) && $0.verdict == .failed }
    let outside = failuresOutsideTests.map {
      TestFailure($0, test: "No test ran when this failed.")
    }
    return [interruption].compactMap(\.self) + failed.map(TestFailure.init) + outside
  }

  /// Some of the tests that passed.
  func passes(of isChosen: (TestResult) -> Bool) -> [String] {
    tests.filter { isChosen($0) && $0.verdict == .passed }.map(\.name)
  }

  /// The first thing that went wrong; nil when all tests passed or were skipped.
  package var firstFailure: TestFailure? { failures { _ in true }.first }

  /// Whether a test failed, or the run did not come to its end.
  package var hasFailed: Bool { !hasEnded || firstFailure != nil }

  /// How a test ended the run for all.
  var interruptingFailure: TestFailure? {
    interruptedTest.map { TestFailure(of: self, test: $0.name, location: $0.location) }
  }
}
