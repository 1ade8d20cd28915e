import CourseKit

extension Check {
  /// What a learner reads is written as CONTRIBUTING asks.
  static let prose = Check(
    name: "prose",
    claim: "Pages, rules and TODOs: sentences, words and terms are as the style asks",
    scope: .workbook { verification in
      let workbook = verification.workbook
      let pages = workbook.pages.flatMap { findings(of: workbook.text(of: $0) ?? "", page: $0) }
      let chapters = try workbook.chapters.flatMap { chapter in
        rules(of: chapter, in: workbook) + todos(of: try ChapterSource(chapter, in: workbook).whole)
      }
      let numbered = workbook.bookPages.filter { $0.names.contains { Int($0) != nil } }
      let order = TermOrder(numbered.map { ($0.path, workbook.text(of: $0.path) ?? "") })
      let glossary = Glossary(workbook.text(of: Glossary.path) ?? "")
      return pages + chapters + order.findings(of: glossary)
    })

  /// Pages of short entries, in which only the words are looked at.
  private static let pagesOfEntries = [
    "docs/hints/", RulesPage.path, Glossary.path,
  ]

  private static func findings(of text: String, page: String) -> [Finding] {
    // A page of mistakes quotes rules, which have a length of their own.
    let lines = text.lines.filter { !page.hasPrefix("docs/mistakes/") || !$0.hasPrefix(">") }
    let prose = PageProse(lines.joined(separator: "\n"))
    let isMeasured = !pagesOfEntries.contains { page.hasPrefix($0) }
    let measure = isMeasured ? ProseMeasure(prose) : nil
    return (measure?.complaints ?? []).map { Finding($0, file: page) }
      + UnusedWords.findings(in: prose.sentences.map(\.text), at: FileLocation(file: page))
  }

  private static func rules(of chapter: Chapter, in workbook: Workbook) -> [Finding] {
    ChapterRule.all(of: chapter, in: workbook)
      .flatMap { UnusedWords.findings(in: [$0.text], at: $0.location) }
  }

  private static func todos(of source: ChapterSource) -> [Finding] {
    source.regions.flatMap {
      UnusedWords.findings(in: [$0.sentence], at: $0.location(in: source.chapter))
    }
  }
}
