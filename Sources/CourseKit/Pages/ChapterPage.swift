/// A chapter's page: a section for each exercise, with its hints, and the rules to be learned.
package struct ChapterPage: Sendable {
  /// The heading of the part that lists the rules.
  package static let learnedHeading = "What you learned"

  /// The page, from the workbook's root.
  package let path: String
  /// The sections of the exercises.
  package let sections: [PageSection]
  private let outline: MarkdownOutline

  package init(_ text: String, path: String) {
    self.path = path
    outline = MarkdownOutline(text)
    sections = outline.sections.filter { $0.number != nil }
  }

  /// Reads the page of a chapter; nil when it cannot be read.
  package init?(of chapter: Chapter, in workbook: Workbook) {
    guard let text = workbook.text(of: chapter.page) else { return nil }
    self.init(text, path: chapter.page)
  }

  package func section(of exercise: ExerciseNumber) -> PageSection? {
    sections.first { $0.number == exercise }
  }

  /// The hints of an exercise, in the order in which a learner asks for them.
  package func hints(of exercise: ExerciseNumber) -> [Hint] { section(of: exercise)?.hints ?? [] }

  /// The rules that the page says were learned, with their lines; nil when it lists none.
  package var learnedRules: [(text: String, line: Int)]? {
    let heading = MarkdownOutline.Part.heading(level: 2, text: Self.learnedHeading)
    guard outline.elements.contains(where: { $0.part == heading }) else { return nil }
    var rules: [(text: String, line: Int)] = []
    for (text, line) in outline.prose(below: Self.learnedHeading) {
      if let rule = text.after("- ") {
        rules.append((rule.trimmed, line))
      } else if text.hasPrefix("  "), !rules.isEmpty {
        rules[rules.count - 1].text += " " + text.trimmed
      }
    }
    return rules
  }
}

extension PageSection {
  /// The hints of the section: `<details><summary>Hint 1: a question</summary>…</details>`.
  package var hints: [Hint] {
    let form = /<details>\s*<summary>\s*Hint (\d+):\s*(.*?)\s*<\/summary>(.*?)<\/details>/
      .dotMatchesNewlines()
    return text.matches(of: form).map { match in
      Hint(number: Int(match.1) ?? 0, title: String(match.2), text: PageText(match.3))
    }
  }

  /// Whether it says that there is something new to see in the app.
  package var offersApp: Bool { prose.contains { $0.hasPrefix("**Run it.**") } }
}
