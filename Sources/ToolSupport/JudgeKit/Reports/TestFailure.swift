import CourseKit
import FailureKit
import Foundation

/// Why a test is not green, in what a learner can use.
package struct TestFailure: Equatable, Sendable {
  /// How the test went wrong.
  ///
  /// It failed when an expectation was not met, an error was thrown, or it did not run. The others ended the run
  /// for all tests; if the machine may have done that, the test is not judged.
  package let verdict: Verdict
  /// The sentence that names the test.
  package let test: String
  /// The VIPER rule that was broken, without its "Rule:".
  package private(set) var rule: String?
  /// Where the rule is explained: "docs/1-post-list.md, 1.1".
  package private(set) var page: String?
  /// The messages that the object received before, in order; empty in most failures.
  package private(set) var story: [String] = []
  package private(set) var expected: String?
  package private(set) var found: String?
  /// What the author of the test wrote above the expectation.
  package private(set) var comment: String?
  /// Where the expectation stands.
  package private(set) var location: FileLocation?
  /// The last call of the chapter's code before it crashed.
  package private(set) var crash: FileLocation?
  /// The steps of the test that led to the crash.
  package private(set) var steps: String?

  /// Whether it is the same failure, though perhaps of another value.
  package func isLike(_ other: TestFailure) -> Bool {
    (verdict, test, rule, expected) == (other.verdict, other.test, other.rule, other.expected)
  }
}

extension TestFailure {
  /// Of an expectation that was not met.
  package init(_ issue: TestIssue, test: String) {
    self.init(verdict: .failed, test: test, location: issue.location)
    story = issue.text.story
    expected = issue.text.expected
    found = issue.text.found
    comment = issue.note
    var lines = (issue.rule ?? "").split(separator: "\n").map(\.trimmed)
    if let last = lines.last, last.hasPrefix("docs/") {
      page = last
      lines.removeLast()
    }
    let text = lines.joined(separator: "\n")
    rule = text.isEmpty ? nil : text.after(PageWords.rule)?.trimmed ?? text
  }

  /// Of a test that did not pass, but did not end the run either.
  package init(_ test: TestResult) {
    if let issue = test.failures.first {
      self.init(issue, test: test.name)
    } else {
      self.init(verdict: .failed, test: test.name, location: test.location)
      found =
        test.verdict == .failed ? "The test failed without reporting a reason." : "It did not run."
    }
  }

  /// Of a run that did not come to its end.
  ///
  /// - Parameter test: The sentence that names the test, or says that there was none.
  init(of run: TestReport, test: String, location: FileLocation? = nil) {
    let verdict: Verdict
    let sentence: String
    let ending = run.ending
    switch ending {
    case _ where ending.doubt != nil:
      verdict = .notJudged
      sentence = ending.doubt ?? ""
    case .signalled(let number):
      verdict = .crashed
      // A Mac calls the end of the stack a bus error.
      let advice =
        [SIGSEGV, SIGBUS].contains(number)
        ? " Look for infinite recursion (a method that calls itself), or memory growth." : ""
      sentence =
        TrapMessage.first(in: run.output) ?? "The code crashed (signal \(number)).\(advice)"
    case .timedOut, .starved:
      verdict = .stopped
      sentence =
        "The test timed out and was stopped. Look for an endless loop, or an `await` that never returns."
    case .exited(let code):
      verdict = .left
      sentence = "The code ended the whole program with exit code \(code)."
    }
    self.init(verdict: verdict, test: test, location: location)
    found = sentence
    guard verdict == .crashed else { return }
    crash = run.crash
    steps = TrapMessage.steps(in: run.output)
  }
}

extension TestFailure: Encodable {
  private enum CodingKeys: CodingKey {
    case kind, test, rule, page, story, expected, found, comment, file, line
  }

  /// Encodes it in the form that `docs/workbook.md` describes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(verdict, forKey: .kind)
    try container.encode(test, forKey: .test)
    try container.encodeIfPresent(rule, forKey: .rule)
    try container.encodeIfPresent(page, forKey: .page)
    if !story.isEmpty { try container.encode(story, forKey: .story) }
    try container.encodeIfPresent(expected, forKey: .expected)
    try container.encodeIfPresent(found, forKey: .found)
    try container.encodeIfPresent(comment, forKey: .comment)
    try container.encodeIfPresent(location?.file, forKey: .file)
    try container.encodeIfPresent(location?.line, forKey: .line)
  }
}
