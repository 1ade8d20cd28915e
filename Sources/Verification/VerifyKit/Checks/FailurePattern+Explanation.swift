import JudgeKit

extension FailurePattern {
  /// The failures in lines that can be read: the test, its rule, and the values.
  var explanation: String { failures.map(\.explanation).joined(separator: "\n") }
}

extension FailurePattern.Failure {
  fileprivate var explanation: String {
    let messages = story.isEmpty ? nil : story.joined(separator: "\n")
    let rows = [
      ("test", test), ("rule", rule), ("after", messages), ("expected", expected), ("found", found),
    ]
    return rows.compactMap { label, text in
      text.map { Self.row(label, $0) }
    }.joined(separator: "\n")
  }

  /// A label, and beside it a text that may have several lines.
  private static func row(_ label: String, _ text: String) -> String {
    let margin = 10
    let lines = text.replacing("\n", with: "\n" + String(repeating: " ", count: margin))
    return label + String(repeating: " ", count: margin - label.count) + lines
  }
}
