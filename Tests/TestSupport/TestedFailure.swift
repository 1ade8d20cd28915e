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
  /// What the author of the test wrote above the expectation.
  var note: String?
}

nonisolated extension TestedFailure {
  /// - Parameters:
  ///   - comments: One has the rule, and below it the page and what was expected and found, as far as they are there.
  ///   - sentence: What the test library says.
  init(_ comments: [String], sentence: String, in test: Test, at location: SourceLocation?) {
    self.test = test.sentence
    let parts = comments.map(FailureText.parts)
    let comments = FailureComments(parts.map(\.comment))
    var lines = (comments.rule ?? "").split(separator: "\n").map(String.init)
    page = lines.last.flatMap { $0.hasPrefix("docs/") ? lines.popLast() : nil }
    let words = lines.joined(separator: "\n").replacing(#/^Rule: */#, with: "")
    rule = words.isEmpty ? nil : words
    text = parts.lazy.compactMap(\.text).first ?? FailureText(sentence)
    note = comments.note
    place = location.map { "Tests/\($0.fileID):\($0.line)" }
  }

  init(_ issue: Issue, in test: Test) {
    self.init(
      issue.comments.map(\.rawValue), sentence: "\(issue.kind)", in: test,
      at: issue.sourceLocation)
  }
}
