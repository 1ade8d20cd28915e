import CourseKit

/// The pages that list every chapter, so that a new chapter is missing on none of them.
struct ChapterLinks {
  /// The pages, from the workbook's root, and to which of a chapter's pages each of them links.
  static let lists: [(page: String, linked: @Sendable (Chapter) -> String)] = [
    ("README.md", { $0.page }),
    ("docs/README.md", { $0.page }),
    ("docs/README.md", { $0.mistakesPage }),
    ("docs/instructors.md", { $0.page }),
    ("docs/instructors.md", { $0.mistakesPage }),
    ("docs/how-to-work.md", { $0.hintsPage }),
    ("docs/grading.md", { $0.mistakesPage }),
  ]

  let workbook: Workbook

  /// The lists that a chapter is missing from.
  func findings(of chapter: Chapter) -> [Finding] {
    Self.lists.compactMap { page, linked in
      guard let text = workbook.text(of: page) else { return nil }
      let folder = page.hasPrefix("docs/") ? "docs/" : ""
      let link = String(linked(chapter).dropFirst(folder.count))
      let targets = PageReferences(text).links.map { $0.target.prefix { $0 != "#" } }
      guard !targets.contains(link[...]) else { return nil }
      return Finding(
        "The list of chapters on this page has no link to \(chapter): `\(link)`.", file: page)
    }
  }
}
