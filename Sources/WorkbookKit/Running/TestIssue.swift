/// What a test found wrong.
struct TestIssue: Equatable, Sendable {
  /// What was expected and found, in the test library's words: "Expectation failed: (rows → []) == [1]".
  let summary: String
  /// What differs, where the library says so.
  let differences: [String]
  /// The comments of the expectation; our rule is one of them.
  let comments: [String]
  /// The file's name, and the line.
  let file: String?
  let line: Int?
  let isFailure: Bool

  /// The rule that was broken: the comment that begins with "Rule:".
  var rule: String? { comments.first { $0.hasPrefix("Rule:") } }
}

extension TestIssue {
  init?(_ event: EventRecord.Payload) {
    guard let issue = event.issue else { return nil }
    func texts(_ symbol: String) -> [String] {
      (event.messages ?? []).filter { $0.symbol == symbol }.map(\.text)
    }
    let first = event.messages?.first
    summary = first?.text ?? "An issue was recorded."
    differences = texts("difference")
    comments = texts("details")
    file = issue.sourceLocation?.path
    line = issue.sourceLocation?.line
    isFailure = !issue.isKnown && (issue.isFailure ?? (first?.symbol != "warning"))
  }
}

extension EventRecord.Location {
  var path: String? { filePath ?? _filePath ?? fileID }
}
