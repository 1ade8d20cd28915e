import CourseKit
import Foundation

/// What a test found wrong.
package struct TestIssue: Equatable, Sendable {
  /// What was expected and found, in the test library's words: "Expectation failed: (rows → []) == [1]".
  package let summary: String
  /// What differs, where the library says so.
  let differences: [String]
  /// The comments of the expectation; our rule is one of them.
  package let comments: [String]
  package let location: FileLocation?
  let isFailure: Bool

  /// The rule that was broken: the comment that begins with "Rule:".
  package var rule: String? { comments.first { $0.hasPrefix("Rule:") } }
}

extension TestIssue {
  init?(_ event: EventRecord.Payload, root: URL) {
    guard let issue = event.issue else { return nil }
    func texts(_ symbol: String) -> [String] {
      (event.messages ?? []).filter { $0.symbol == symbol }.map(\.text)
    }
    let first = event.messages?.first
    summary = first?.text ?? "An issue was recorded."
    differences = texts("difference")
    comments = texts("details")
    location = issue.sourceLocation?.location(below: root)
    isFailure = !issue.isKnown && (issue.isFailure ?? (first?.symbol != "warning"))
  }
}
