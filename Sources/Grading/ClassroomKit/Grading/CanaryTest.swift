import CourseKit
import JudgeKit

/// A test in each run that must notice values that are wrong, or the run proves nothing.
///
/// Code may change what tests are made of, or report results of its own. The verdicts of the other tests
/// do not show that.
struct CanaryTest: Sendable {
  private let hasFailed = Flag()
  /// A word that the canary has to record, and how often: no report that was written before knows them.
  private let word: String
  private let count: Int

  init(
    word: String = "word-\(UInt32.random(in: 0 ... .max))", count: Int = Int.random(in: 3...9)
  ) {
    self.word = word
    self.count = count
  }

  /// The environment variable that the tests' `recordCanaryWord()` reads.
  static let variable = "CANARY_WORD"

  /// What tells the canary of a run its word, and how often to record it.
  var environment: [String: String] { [Self.variable: "\(word) \(count)"] }

  /// Where a chapter has its canary; a new chapter may have none yet.
  static func file(of chapter: Chapter) -> String {
    "Tests/\(chapter.testTarget)/WhatIsNoticed.swift"
  }

  /// Why the tests cannot be believed; nil when every run that came to its end has noticed the wrong values.
  var doubt: String? {
    hasFailed.isRaised
      ? "In a run, the canary test accepted wrong values, such as two different entities, or it did not report. Therefore no passed exercise of this chapter is proved. Review the code that is outside of the places of exercises."
      : nil
  }

  /// Looks at what a run noticed.
  func look(at report: TestReport) {
    if report.hasEnded, !hasNoticed(report) { hasFailed.raise() }
  }

  private func hasNoticed(_ report: TestReport) -> Bool {
    report.tests.contains { test in
      let name = test.name.wholeMatch(of: /Canary: (\d+) wrong values are noticed/)
      let recorded = test.issueDescriptions.count { $0.contains(word) }
      return test.verdict == .passed && recorded == count
        && name.flatMap { Int($0.1) } == test.issueCount - count
    }
  }
}
