import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct HarmlessChangesTests {
  private func changes(_ text: String) throws -> HarmlessChanges {
    HarmlessChanges(text, page: ListSample.page, source: try ListSample.source())
  }

  @Test func `A page lists harmless changes, of one exercise or of all`() throws {
    let changes = try changes(
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
    #expect(changes.malformed.isEmpty)
    #expect(changes.all.map(\.exercise) == [ExerciseNumber("1.1"), nil])
    #expect(
      changes.all.map(\.difference)
        == [[" view?.wait()", "+view?.wait()"], ["+Task {", " …", "+}"]])
    #expect(
      changes.all.map { $0.finding("is noticed.").description } == [
        "\(ListSample.page):3: '1.1 Waits twice' is noticed.",
        "\(ListSample.page):12: 'Later' is noticed.",
      ])
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
    let changes = try changes("## Harmless changes\n\n\(text)")
    #expect(changes.malformed == [Finding(sentence, file: ListSample.page, line: 3)])
    #expect(changes.all.isEmpty)
  }

  @Test func `Answers are no harmless changes`() throws {
    let changes = try changes("## 1.1\n### 1.1 Waits\n```diff\n+a\n```\n## Other right answers\n")
    #expect(changes.all.isEmpty && changes.malformed.isEmpty)
  }
}
