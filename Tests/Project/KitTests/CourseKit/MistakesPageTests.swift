import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

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

  @Test func `A page lists harmless changes, of one exercise or of all`() throws {
    let page = try page(
      """
      ## Harmless changes

      ### 1.1 Waits twice

      Nobody sees it.

      ```diff
       view?.wait()
      +view?.wait()
      ```

      ### Later

      Nobody is that quick.

      ```diff
      +Task {
       …
      +}
      ```
      """)
    #expect(page.malformedMistakes.isEmpty && page.malformedHarmlessChanges.isEmpty)
    #expect(page.harmlessChanges.map(\.exercise) == [ExerciseNumber("1.1"), nil])
    #expect(
      page.harmlessChanges.map(\.difference)
        == [[" view?.wait()", "+view?.wait()"], ["+Task {", " …", "+}"]])
    #expect(
      page.harmlessChanges.map { $0.finding("is noticed.").description } == [
        "\(ListSample.page):3: '1.1 Waits twice' is noticed.",
        "\(ListSample.page):12: 'Later' is noticed.",
      ])
    #expect(page.mistakes.isEmpty && page.rightAnswers.isEmpty)
  }

  @Test(arguments: [
    (
      "### 1.1 Waits\nNobody sees it.\n",
      "'1.1 Waits' must have one block of `diff`, with the lines that `verify` prints."
    ),
    (
      "### 1.1 Waits\nNobody sees it.\n```diff\n view?.wait()\n```\n",
      "'1.1 Waits' must have one block of `diff`, with the lines that `verify` prints."
    ),
    (
      "### 1.1 Waits\n```diff\n+view?.wait()\n```\n",
      "'1.1 Waits' lacks a reason: say why no user notices it."
    ),
    (
      "### 1.9 Waits\nNobody sees it.\n```diff\n+view?.wait()\n```\n",
      "There is no exercise 1.9."
    ),
  ])
  func `A harmless change that cannot be read is found`(text: String, sentence: String) throws {
    let page = try page("## Harmless changes\n\n\(text)")
    #expect(page.malformedHarmlessChanges == [Finding(sentence, file: ListSample.page, line: 3)])
    #expect(page.harmlessChanges.isEmpty && page.malformedMistakes.isEmpty)
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
}
