import Foundation

/// What a run of tests found, read from its event stream.
struct TestReport: Equatable, Sendable {
  /// The tests in the order in which they ran; those that did not run come last.
  let tests: [TestResult]
  /// What was found wrong outside every test.
  let strayFailures: [TestIssue]
  /// Whether the run came to its end; a process that crashes, leaves or is stopped does not.
  let hasEnded: Bool
  let ending: Subprocess.Ending
  /// What the tests printed.
  let output: String
  let isOutputCut: Bool
  /// What the test library prints of the run.
  let lines: [String]

  /// Whether tests ran, all passed, and nothing else went wrong.
  var isSuccess: Bool {
    hasEnded && !tests.isEmpty && strayFailures.isEmpty
      && tests.allSatisfy { $0.verdict == .passed }
  }

  /// The test that was running when the process ended before its time.
  var culprit: TestResult? { tests.last { $0.verdict == .interrupted } }

  func tests(of exercise: ExerciseNumber) -> [TestResult] {
    tests.filter { $0.exercise == exercise }
  }

  /// The tests that belong to no exercise.
  var guards: [TestResult] { tests.filter { $0.exercise == nil } }
}

extension TestReport {
  /// Reads a run.
  ///
  /// - Parameters:
  ///   - stream: Swift Testing's event stream, which may be cut anywhere.
  ///   - outcome: How the process ended, and what it printed.
  init(stream: Data, outcome: Subprocess.Outcome) {
    var tests: [String: TestResult] = [:]
    var order: [String] = []
    var listed: [String] = []
    var strayFailures: [TestIssue] = []
    var hasEnded = false
    var lines: [String] = []
    for record in EventRecord.all(in: stream) {
      let payload = record.payload
      let test = payload.testID ?? ""
      lines += ConsoleText.lines(of: payload, test: tests[test]?.name)
      switch (record.kind, payload.kind) {
      case ("test", "function"):
        guard let result = TestResult(payload) else { break }
        tests[result.id] = result
        listed.append(result.id)
      case (_, "testStarted"):
        tests[test]?.starts += 1
        if tests[test]?.starts == 1 { order.append(test) }
      case (_, "testSkipped"): tests[test]?.isSkipped = true
      case (_, "testEnded"): tests[test]?.ends.append(payload.messages?.first?.symbol ?? "")
      case (_, "issueRecorded"):
        guard let issue = TestIssue(payload) else { break }
        if tests[test] == nil, issue.isFailure { strayFailures.append(issue) }
        tests[test]?.issues.append(issue)
      case (_, "runEnded"): hasEnded = true
      default: break
      }
    }
    let ordered = order + listed.filter { !order.contains($0) }
    self.tests = ordered.compactMap { tests[$0]?.settled(runHasEnded: hasEnded) }
    self.strayFailures = strayFailures
    self.hasEnded = hasEnded
    ending = outcome.ending
    output = outcome.output
    isOutputCut = outcome.isOutputCut
    self.lines = lines
  }
}
