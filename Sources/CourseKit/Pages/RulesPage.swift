/// The page that lists the rules of all chapters, below a heading for each.
package struct RulesPage: Sendable {
  /// The page, from the workbook's root.
  package static let path = "docs/rules.md"

  private let outline: MarkdownOutline

  package init(_ text: String) { outline = MarkdownOutline(text) }

  /// Reads the page of a workbook; one that is missing lists no rules.
  package init(in workbook: Workbook) { self.init(workbook.text(of: Self.path) ?? "") }

  /// The rules below a chapter's heading, each with its line; nil when there is no such heading.
  package func rules(of chapter: Chapter) -> [(text: String, line: Int)]? {
    let heading = MarkdownOutline.Part.heading(level: 2, text: chapter.description)
    guard outline.elements.contains(where: { $0.part == heading }) else { return nil }
    var rules: [(text: String, line: Int)] = []
    for (text, line) in outline.prose(below: chapter.description) {
      if let rule = text.after("- ") {
        rules.append((rule.trimmed, line))
      } else if text.hasPrefix("  "), !rules.isEmpty {
        rules[rules.count - 1].text += " " + text.trimmed
      }
    }
    return rules
  }
}
