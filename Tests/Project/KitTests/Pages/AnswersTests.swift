import CourseKit
import Foundation
import Testing

/// The page of questions, whose answers a reader should find without reading them whole.
struct AnswersTests {
  private static let answers: [BookPage.Section] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    let path = "docs/questions.md"
    let text = (try? Workbook.around(root))?.text(of: path) ?? ""
    return BookPage(text, path: path).sections
  }()

  @Test func `There are answers`() { #expect(Self.answers.count > 50) }

  @Test(arguments: answers.map(\.heading))
  func `An answer begins with its verdict, a sentence in a line of its own`(heading: String) throws
  {
    let answer = try #require(Self.answers.first { $0.heading == heading })
    let lines = answer.text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop(while: \.isEmpty)
    let verdict = try #require(lines.first)
    #expect(verdict.hasSuffix(".") && verdict.count <= 132)
    #expect(lines.dropFirst().first?.isEmpty == true)
  }
}
