import MutationKit
import CourseKit
import JudgeKit

extension TestOutcome {
  /// What speaks against the code; nil when it passes every test.
  var complaint: String? {
    switch self {
    case .failure(let failure): return "it does not compile: \(failure.firstMessage)"
    case .success(let report):
      if let breakdown = report.breakdown { return breakdown }
      let red = report.tests.filter { $0.verdict != .passed }
      if let stray = report.failuresOutsideTests.first {
        return "a test fails:\n\(stray.description)"
      }
      return red.first.map { "'\($0.name)' rejects it.\($0.reason)" }
    }
  }
}

extension TestReport {
  /// How the run failed to come to its end; nil when it did.
  var breakdown: String? {
    if hasEnded { return tests.isEmpty ? "no test ran." : nil }
    let flood = isOutputCut ? " It printed without end." : ""
    guard let interruptedTest else { return "the tests ended before their time.\(flood)" }
    return "'\(interruptedTest.name)' \(ending.sentence)\(flood)"
  }
}

extension TestResult {
  /// What the test says is wrong, below the sentence that it follows.
  var reason: String {
    failures.first.map { "\n\($0.description)" }
      ?? (verdict == .failed ? "" : " It did not run.")
  }
}
