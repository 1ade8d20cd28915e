import CourseKit
import Foundation
import Testing

/// What the pages say about Apple's frameworks, which no test can try here: each claim has a source, or says that there is none.
struct ClaimsTests {
  private static let path = "docs/claims.txt"

  /// The claims by their labels: page, says, holds for, source, found.
  private static let claims: [[String: String]] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let text = (try? Workbook.around(root))?.text(of: path) ?? ""
    return text.split(separator: "\n\n").map { block in
      let lines = block.split(separator: "\n").filter { !$0.hasPrefix("#") }
      let parts = lines.map { $0.split(separator: ": ", maxSplits: 1).map(String.init) }
      return Dictionary(
        uniqueKeysWithValues: parts.compactMap { $0.count == 2 ? ($0[0], $0[1]) : nil })
    }.filter { !$0.isEmpty }
  }()

  @Test func `The list has claims of all three pages`() {
    let pages = Set(Self.claims.compactMap { $0["page"] })
    #expect(pages == ["docs/uikit-and-swiftui.md", "docs/questions.md", "docs/after.md"])
  }

  @Test(arguments: claims)
  func `What is quoted is on its page, with a version, and a source or the word that there is none`(
    claim: [String: String]
  ) throws {
    let workbook = try Workbook.around(URL(filePath: #filePath).deletingLastPathComponent())
    let page = try #require(workbook.text(of: claim["page"] ?? ""))
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let quotation = try #require(claim["says"])
    #expect(words.contains(quotation), "Look this claim up again, and correct \(Self.path).")
    #expect(claim["holds for"] != nil)
    let isRead = claim["found"] == "read"
    #expect(isRead || claim["found"] == "not found")
    #expect(claim["source"]?.hasPrefix("https://") == isRead)
    // The page itself says so, too.
    let admissions = ["we found no source", "only from a UIKit developer's memory"]
    #expect(isRead || admissions.contains { quotation.lowercased().contains($0.lowercased()) })
  }
}
