import CourseKit

/// The mistakes that the page for instructors names, each of which is a heading on its chapter's page of mistakes.
struct LikelyMistakes {
  static let page = "docs/instructors.md"

  let workbook: Workbook

  /// The rows of a chapter's tables whose mistake its page doesn't have.
  func findings(of source: ChapterSource) -> [Finding] {
    let titles = MistakesPage(of: source, in: workbook).mistakes
      .map { "\($0.exercise) \($0.title)" }
    let lines = workbook.text(of: Self.page)?.lines ?? []
    return lines.enumerated().compactMap { index, line in
      guard let match = line.firstMatch(of: /^\| (\d+)\.\d+ [^|]+(?= \|)/),
        match.1 == "\(source.chapter.number)"
      else { return nil }
      let name = String(match.0.dropFirst("| ".count))
      guard !titles.contains(name) else { return nil }
      return Finding(
        "\(source.chapter.mistakesPage) has no mistake '\(name)'.", file: Self.page,
        line: index + 1)
    }
  }
}
