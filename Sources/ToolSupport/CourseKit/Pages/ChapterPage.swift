/// A page with a section for each exercise of a chapter: the chapter's own, or that of its hints.
package struct ChapterPage: Sendable {
  /// The page, from the workbook's root.
  package let path: String
  /// The sections of the exercises.
  package let sections: [PageSection]

  package init(_ text: String, path: String) {
    self.path = path
    sections = MarkdownOutline(text).sections.filter { $0.number != nil }
  }

  /// Reads a page; nil when it cannot be read.
  ///
  /// - Parameter path: The page, from the workbook's root.
  package init?(_ path: String, in workbook: Workbook) {
    guard let text = workbook.text(of: path) else { return nil }
    self.init(text, path: path)
  }

  package func section(of exercise: ExerciseNumber) -> PageSection? {
    sections.first { $0.number == exercise }
  }

  /// The hints of an exercise, in the order in which a learner asks for them.
  package func hints(of exercise: ExerciseNumber) -> [Hint] { section(of: exercise)?.hints ?? [] }
}

extension Workbook {
  /// What a learner can do after a chapter: the list below "After this chapter you can" on its page.
  package func goals(of chapter: Chapter) -> [String] {
    guard let text = text(of: chapter.page) else { return [] }
    let parts = PageText(BookPage(text, path: chapter.page).introduction).parts
    let list = parts.drop {
      if case .prose(let text) = $0 { !text.hasSuffix(PageWords.goals) } else { true }
    }.dropFirst()
    let items = list.prefix { if case .item = $0 { true } else { false } }
    return items.map { item in
      if case .item(_, _, let text) = item { text.replacing(/[,.;]$/, with: "") } else { "" }
    }
  }

  /// Whether a chapter's page has `<!-- sizes -->`: its exercises take code apart, so the sizes of its types count.
  package func comparesSizes(of chapter: Chapter) -> Bool {
    text(of: chapter.page)?.contains("<!-- sizes -->") == true
  }
}

extension PageSection {
  /// The hints of the section.
  package var hints: [Hint] {
    text.matches(of: Hint.form).map { match in
      Hint(number: Int(match.1) ?? 0, title: String(match.2), text: PageText(match.3))
    }
  }

  /// Whether it says that there is something new to see in the app.
  package var offersApp: Bool { prose.contains { $0.hasPrefix(PageWords.runIt) } }
}
