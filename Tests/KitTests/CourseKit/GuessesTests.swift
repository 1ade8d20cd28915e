import Testing

@testable import CourseKit

struct GuessesTests {
  private func guess(_ comment: String) async throws -> Guess {
    try await Sample.with(adding: [Sample.chapter.page: comment]) { workbook in
      try #require(workbook.guesses(about: Sample.chapter).first)
    }
  }

  @Test func `A chapter's page asks for predictions in comments, which a page does not show`()
    async throws
  {
    let page = """
      # Hello
      <!-- guess after 1.1: Who speaks first? | the view ✔ | the presenter | see greet( -->
      Text. <!-- races -->
      <!-- guess after 1.10: And who -- if any -- last? | A, then B | B ✔ | see a( | see b( -->
      """
    try await Sample.with(adding: [Sample.chapter.page: page]) { workbook in
      let guesses = workbook.guesses(about: Sample.chapter)
      #expect(
        guesses == [
          Guess(
            question: "Who speaks first?", exercise: ExerciseNumber(chapter: 1, index: 1),
            options: ["the view", "the presenter"], right: ["the view"], signs: ["greet("]),
          Guess(
            question: "And who -- if any -- last?",
            exercise: ExerciseNumber(chapter: 1, index: 10), options: ["A, then B", "B"],
            right: ["B"], signs: ["a(", "b("]),
        ])
      #expect(guesses.map(\.isWhole) == [true, true])
      #expect(PageText(page).lines(width: 80) == ["Hello", "Text."])
    }
    try await Sample.with { workbook in #expect(workbook.guesses(about: Sample.chapter) == []) }
  }

  @Test(arguments: ["", " | a ✔ | see x", " | a | b | see x", " | a ✔ | b ✔ | see x", " | a ✔ | b"])
  func `A question that cannot be answered is not whole`(end: String) async throws {
    let guess = try await guess("<!-- guess after 1.1: Who?\(end) -->")
    #expect(!guess.isWhole)
  }
}
