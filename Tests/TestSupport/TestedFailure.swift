import FailureKit
import Testing

/// Why a test failed, as the summary of a run tells it.
nonisolated struct TestedFailure {
  /// The sentence that names the test.
  let test: String
  let rule: String?
  /// Where the rule is explained.
  let page: String?
  let text: FailureText
  /// The file, from the workbook's folder, and the line.
  let place: String?
}

nonisolated extension TestedFailure {
  /// - Parameters:
  ///   - comment: The rule, and below it the page and what was expected and found, as far as they are there.
  ///   - sentence: What the test library says.
  init(_ comment: String?, sentence: String, in test: Test, at location: SourceLocation?) {
    self.test = test.sentence
    let parts = FailureText.parts(of: comment ?? "")
    var lines = parts.comment.split(separator: "\n").map(String.init)
    page = lines.last.flatMap { $0.hasPrefix("docs/") ? lines.popLast() : nil }
    let words = lines.joined(separator: "\n").replacing(#/^Rule: */#, with: "")
    rule = words.isEmpty ? nil : words
    text = parts.text ?? FailureText(sentence)
    place = location.map { "Tests/\($0.fileID):\($0.line)" }
  }

  init(_ issue: Issue, in test: Test) {
    self.init(
      issue.comments.first?.rawValue, sentence: "\(issue.kind)", in: test, at: issue.sourceLocation)
  }
}
