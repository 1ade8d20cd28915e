import CourseKit

/// How the tests of an exercise fail, without what may differ in another run.
package struct FailureSignature: Codable, Hashable, Sendable {
  /// The first failure of a test by one rule.
  struct Failure: Codable, Hashable, Sendable {
    /// The sentence that names the test.
    let test: String
    let rule: String?
    /// What was expected, and what was found in its place.
    let values: [String]
  }

  let failures: [Failure]

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
          test: test.name, rule: failure.rule.map(Self.lasting),
          values: [failure.expected, failure.found].compactMap { $0.map(Self.lasting) })
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

  package init(from decoder: any Decoder) throws {
    failures = try [Failure](from: decoder)
  }

  package func encode(to encoder: any Encoder) throws { try failures.encode(to: encoder) }
}
