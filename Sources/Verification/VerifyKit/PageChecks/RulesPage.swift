import CourseKit

/// The page that lists the rules of all chapters, below a heading for each.
struct RulesPage {
  /// The page, from the workbook's root.
  static let path = "docs/rules.md"

  private let outline: MarkdownOutline

  init(_ text: String) { outline = MarkdownOutline(text) }

  /// Reads the page of a workbook; one that is missing lists no rules.
  init(in workbook: Workbook) { self.init(workbook.text(of: Self.path) ?? "") }

  /// The rules below a chapter's heading, each with its line; nil when there is no such heading.
  func rules(of chapter: Chapter) -> [(text: String, line: Int)]? {
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

  /// The rules that are listed for a chapter, and that none of its tests knows.
  func findings(of chapter: Chapter, _ rules: [ChapterRule]) -> [Finding] {
    guard let listed = self.rules(of: chapter) else {
      return [Finding("There is no `## \(chapter)`, which lists its rules.", file: Self.path)]
    }
    let known = Set(rules.map(\.text))
    return listed.filter { !known.contains($0.text) }.map {
      Finding("No test of the chapter prints this rule: \($0.text)", file: Self.path, line: $0.line)
    }
  }
}
