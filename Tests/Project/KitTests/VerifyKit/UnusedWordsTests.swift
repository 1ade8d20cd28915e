import Testing

@testable import CourseKit
@testable import VerifyKit

struct UnusedWordsTests {
  private func findings(_ sentences: String...) -> [String] {
    UnusedWords.findings(in: sentences, at: FileLocation(file: "docs/a.md")).map(\.description)
  }

  @Test func `A word is found in whatever case and number, with its sentences`() {
    #expect(
      findings("Nobody asks.", "The view asks.", "Its partners ask nobody.") == [
        "docs/a.md: The book does not use 'nobody':\n  Nobody asks.\n  Its partners ask nobody.",
        "docs/a.md: The book does not use 'partner':\n  Its partners ask nobody.",
      ])
  }

  @Test func `A part of another word is no such word`() {
    #expect(findings("The scenery and the partnership of the borrower.") == [])
  }

  @Test func `Who owns whom is a question of the book`() {
    #expect(findings("A map of who owns whom, and of who may call whom.") == [])
    #expect(findings("Whom does it call?").count == 1)
  }
}
