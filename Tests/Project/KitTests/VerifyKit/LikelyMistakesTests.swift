import Testing

@testable import CourseKit
@testable import VerifyKit

struct LikelyMistakesTests {
  @Test func `A mistake for instructors that its chapter's page doesn't have is a finding`()
    async throws
  {
    let mistakes = """
      ## 1.1

      ### 1.1 Greets twice

      The user reads it twice.

      ```swift
      func greeting() -> String { "Hello, hello" }
      ```

      > Rule: Greet once.

      """
    let instructors = """
      | Likely mistake | Ask |
      |---|---|
      | 1.1 Greets twice | How often? |
      | 1.1 Greets too late | When? |
      | 2.1 Is of another chapter | Which one? |

      """
    try await Sample.with(adding: [
      Sample.chapter.mistakesPage: mistakes, LikelyMistakes.page: instructors,
    ]) { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      #expect(
        LikelyMistakes(workbook: workbook).findings(of: source).map(\.description) == [
          "\(LikelyMistakes.page):4: \(Sample.chapter.mistakesPage) has no mistake '1.1 Greets too late'."
        ])
    }
  }
}
