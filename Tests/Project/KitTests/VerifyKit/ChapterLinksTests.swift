import Foundation
import Testing

@testable import CourseKit
@testable import VerifyKit

struct ChapterLinksTests {
  private func findings(_ pages: [String: String]) async throws -> [String] {
    try await Sample.with(adding: pages) { workbook in
      ChapterLinks(workbook: workbook).findings(of: Sample.chapter).map(\.description)
    }
  }

  @Test func `The lists are in this workbook`() throws {
    let workbook = try Workbook.around(URL(filePath: #filePath))
    #expect(ChapterLinks.lists.map(\.page).filter { !workbook.exists($0) } == [])
  }

  @Test func `Each list that a chapter is missing from is a finding`() async throws {
    let chapter = Sample.chapter
    let name = chapter.page.dropFirst("docs/".count)
    #expect(
      try await findings([
        "README.md": "| [1](\(chapter.page)#top) |\n",
        "docs/README.md": "| [1](\(name)) |\n",
        "docs/how-to-work.md": "`[1](hints/\(name))`\n",
      ]) == [
        "docs/README.md: The list of chapters on this page has no link to \(chapter):"
          + " `mistakes/\(name)`.",
        "docs/how-to-work.md: The list of chapters on this page has no link to \(chapter):"
          + " `hints/\(name)`.",
      ])
  }
}
