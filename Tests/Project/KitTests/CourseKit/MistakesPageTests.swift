import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct MistakesPageTests {
  private func page(_ text: String) throws -> MistakesPage {
    MistakesPage(text, page: ListSample.page, source: try ListSample.source())
  }

  @Test func `A page has mistakes, and below them other right answers`() throws {
    let page = try page(
      """
      # Common mistakes

      ## 1.1

      ### 1.1 Does nothing

      Nobody sees it.

      ```swift
      ```

      > Rule: show that
      > you wait.

      ## Other right answers

      ### 1.2 Goes on

      ```swift
      continue
      ```
      """)
    #expect(page.malformedMistakes.isEmpty && page.malformedRightAnswers.isEmpty)
    let mistake = try #require(page.mistakes.first)
    #expect(page.mistakes.count == 1)
    #expect("\(mistake.exercise) \(mistake.title)" == "1.1 Does nothing")
    #expect(mistake.quotation == "Rule: show that you wait.")
    #expect(mistake.variant == (try ListSample.variant("1.1", "")))
    #expect(
      mistake.finding("passes.").description
        == "docs/mistakes/1-list.md:5: '1.1 Does nothing' passes.")
    #expect(page.rightAnswers.map(\.title) == ["Goes on"])
    #expect(page.rightAnswers.map(\.quotation) == [nil])
  }

  @Test(arguments: [
    (
      "### Does nothing\n```swift\n```\n> Rule: wait.",
      "Begin the heading with an exercise's number, as in `### 1.1 A title`."
    ),
    ("### 1.9 Does nothing\n```swift\n```\n> Rule: wait.", "There is no exercise 1.9."),
    (
      "### 1.1 Does nothing\n> Rule: wait.",
      "'1.1 Does nothing' has 0 blocks of Swift. It must have one."
    ),
    (
      "### 1.1 Does a bit\n```swift\na()\n```\n```swift\nb()\n```\n> Rule: wait.",
      "'1.1 Does a bit' has 2 blocks of Swift. It must have one."
    ),
    (
      "### 1.1 Does nothing\n```swift\n```",
      "'1.1 Does nothing' lacks a quotation: `> Rule: …`, what the failing test prints."
    ),
  ])
  func `A mistake that cannot be read is found`(text: String, sentence: String) throws {
    let page = try page("# Mistakes\n\n\(text)\n")
    #expect(page.malformedMistakes == [Finding(sentence, file: ListSample.page, line: 3)])
    #expect(page.mistakes.isEmpty)
  }

  @Test func `A right answer quotes nothing`() throws {
    let page = try page("## Other right answers\n### 1.1 Waits\n```swift\n```\n> Rule: wait.\n")
    #expect(
      page.malformedRightAnswers.map(\.sentence) == [
        "'1.1 Waits' is a right answer, so there is nothing to quote: no test fails."
      ])
  }

  @Test func `Harmless changes are no answers`() throws {
    let page = try page("## Harmless changes\n### 1.1 Waits\n```swift\n```\n> Rule: wait.\n")
    #expect(page.mistakes.isEmpty && page.rightAnswers.isEmpty)
    #expect(page.malformedMistakes.isEmpty && page.malformedRightAnswers.isEmpty)
  }

  @Test func `A chapter without the page is told`() async throws {
    try await Sample.with { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let page = MistakesPage(of: source, in: workbook)
      #expect(
        page.malformedMistakes.map(\.description)
          == ["docs/mistakes/1-hello-world.md: This page is missing."])
    }
  }

  @Test func `The answers beside the tests are added to those of the page`() async throws {
    let answer = "### 1.1 %@\n```swift\n```\n"
    let files = [
      Sample.chapter.mistakesPage: answer.replacing("%@", with: "Waits") + "> Rule: wait.\n",
      Sample.chapter.answers: "## Other right answers\n" + answer.replacing("%@", with: "Sits"),
    ]
    try await Sample.with(adding: files) { workbook in
      let source = try ChapterSource(Sample.chapter, in: workbook)
      let page = MistakesPage.withAnswers(of: source, in: workbook)
      #expect(page.mistakes.map(\.title) == ["Waits"])
      #expect(page.rightAnswers.map(\.title) == ["Sits"])
      #expect(page.rightAnswers.first?.location.file == Sample.chapter.answers)
      #expect(MistakesPage(of: source, in: workbook).rightAnswers.isEmpty)
    }
  }
}
