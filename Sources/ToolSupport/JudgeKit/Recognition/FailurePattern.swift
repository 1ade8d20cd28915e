import CourseKit

/// How the tests of an exercise fail, without what may differ in another run.
package struct FailurePattern: Equatable, Sendable {
  /// The first failure of a test by one rule.
  package struct Failure: Equatable, Sendable {
    /// The sentence that names the test.
    package let test: String
    package let rule: String?
    /// The messages that led to it, which are no part of the signature: what they lead to is.
    package var story: [String] = []
    package let expected: String?
    package let found: String?
  }

  package let failures: [Failure]

  /// Sixteen digits that equal patterns share, and different ones in all likelihood don't.
  package var signature: String {
    let fields = failures.flatMap { [$0.test, $0.rule, $0.expected, $0.found] }
    // Each text follows its length, so that text which moves to another field makes a difference.
    return fields.map { field in field.map { "\($0.utf8.count):\($0)" } ?? "-" }.joined()
      .fingerprint
  }
}

extension FailurePattern {
  /// Reads a run.
  ///
  /// - Returns: nil when none of the exercise's tests failed, or when one did not end by itself.
  package init?(of exercise: ExerciseNumber, in run: TestReport) {
    let tests = run.tests(of: exercise)
    guard tests.allSatisfy({ [.passed, .failed].contains($0.verdict) }) else { return nil }
    failures = tests.sorted { $0.name < $1.name }.flatMap { test in
      var rules: Set<String?> = []
      // Of a test that tries hundreds of cases, the first says enough.
      return test.failures.filter { rules.insert($0.rule).inserted }.map { issue in
        let failure = TestFailure(issue, test: test.name)
        return Failure(
          test: test.name, rule: failure.rule.map(Self.lasting), story: failure.story,
          expected: failure.expected.map(Self.lasting), found: failure.found.map(Self.lasting))
      }
    }
    if failures.isEmpty { return nil }
  }

  /// A text without what another run would have otherwise: addresses, hashes, identities, dates, times and lines.
  private static func lasting(_ text: String) -> String {
    text.replacing(/0x[0-9a-f]+|[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}|-?\d{9,}/, with: "…")
      .replacing(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|\d{1,2}[.\/]\d{1,2}[.\/]\d{4}/, with: "…")
      .replacing(/\d{1,2}:\d\d(\W[AP]M)?/, with: "…")
      .replacing(/(\.swift):\d+/) { $0.1 }
  }
}
