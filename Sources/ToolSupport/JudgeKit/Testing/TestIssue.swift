import CourseKit
import FailureKit
import Foundation

/// What a test found wrong.
package struct TestIssue: Equatable, Sendable {
  /// What was expected and found.
  package let text: FailureText
  /// The comments of the expectation; our rule is one of them.
  package let comments: [String]
  package let location: FileLocation?
  let isFailure: Bool

  /// The rule that was broken: the comment that begins with "Rule:".
  package var rule: String? { FailureComments(comments).rule }
  /// The other comments, such as that of a learner above an expectation.
  var note: String? { FailureComments(comments).note }
  /// Everything that the failure says, in the order in which it is printed.
  package var description: String {
    text.comment(below: comments.isEmpty ? nil : comments.joined(separator: "\n"))
  }
}

extension TestIssue {
  init?(_ event: EventRecord.Payload, root: URL) {
    guard let issue = event.issue else { return nil }
    // The library quotes an expectation as its file has it, with the line endings of the file.
    let sentence = event.messages?.first?.text.withLineFeeds ?? "An issue was recorded."
    let details = (event.messages ?? []).filter { $0.symbol == "details" }
    // The tests of a chapter have put the sentence into words already.
    let parts = details.map { FailureText.parts(of: $0.text.withLineFeeds) }
    comments = parts.map(\.comment).filter { !$0.isEmpty }
    text = parts.lazy.compactMap(\.text).first ?? FailureText(sentence)
    location = issue.sourceLocation?.location(below: root)
    isFailure =
      !issue.isKnown && (issue.isFailure ?? (event.messages?.first?.symbol != "warning"))
  }
}
