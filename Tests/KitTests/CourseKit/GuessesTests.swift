import Testing

@testable import CourseKit

struct GuessesTests {
  @Test func `A chapter's page asks what to expect, in comments that no reader sees`() async throws
  {
    let page = """
      # Hello
      <!-- guess: Who speaks first? -->
      Text. <!-- races -->
      <!-- guess: And who -- if anybody -- last? -->
      """
    try await Sample.with(adding: [Sample.chapter.page: page]) { workbook in
      #expect(
        workbook.guesses(about: Sample.chapter)
          == ["Who speaks first?", "And who -- if anybody -- last?"])
      #expect(PageText(page).lines(width: 80) == ["Hello", "Text."])
    }
    try await Sample.with { workbook in #expect(workbook.guesses(about: Sample.chapter) == []) }
  }
}
