/// What is known of a failure, in rows of a label and a text that fit a page of 100 columns.
package struct FailureRows {
  private static let labelWidth = 10
  private static let textWidth = 88

  package let lines: [String]

  /// - Parameter rows: The labels with their texts, whose lines stay apart; nil or an empty text leaves a row out.
  package init(_ rows: [(label: String, text: String?)]) {
    lines = rows.flatMap { label, text in
      let texts = (text ?? "").split(separator: "\n").flatMap(Self.wrapped)
      return texts.enumerated().map { index, text in
        let start = index == 0 ? label : ""
        let gap = String(repeating: " ", count: max(Self.labelWidth - start.count, 0))
        return "  \(start)\(gap)\(text)"
      }
    }
  }

  /// The text in lines of the width at most, broken between words; spaces in a value stay as many as they are.
  private static func wrapped(_ text: Substring) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + word.count < textWidth {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
