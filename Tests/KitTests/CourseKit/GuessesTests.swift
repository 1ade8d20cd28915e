import Testing

@testable import CourseKit

struct GuessesTests {
  @Test func `A chapter's page asks what to expect, in comments that no reader sees`() async throws
  {
    let page = """
      # Hello
      <!-- guess after 1.1: Who speaks first? -->
      Text. <!-- races -->
      <!-- guess after 1.10: And who -- if anybody -- last? -->
      """
    try await Sample.with(adding: [Sample.chapter.page: page]) { workbook in
      #expect(
        workbook.guesses(about: Sample.chapter) == [
          Guess(
            question: "Who speaks first?", exercise: ExerciseNumber(chapter: 1, index: 1)),
          Guess(
            question: "And who -- if anybody -- last?",
            exercise: ExerciseNumber(chapter: 1, index: 10)),
        ])
      #expect(PageText(page).lines(width: 80) == ["Hello", "Text."])
    }
    try await Sample.with { workbook in #expect(workbook.guesses(about: Sample.chapter) == []) }
  }
}
