import Testing

@testable import VerifyKit

struct PageProseTests {
  private func sentences(_ text: String) -> [String] { PageProse(text).sentences.map(\.text) }

  @Test func `A sentence ends before a capital or a digit, also behind a quotation`() {
    #expect(
      sentences("It says \"Loading…\" at first. Why? 1.2 ends it: See e.g. the view.\n\n(Done.)")
        == [
          "It says \"Loading…\" at first.", "Why?", "1.2 ends it:", "See e.g. the view.", "(Done.)",
        ])
    #expect(
      sentences("He asked \"why?\" Then it\nended.") == ["He asked \"why?\"", "Then it ended."])
  }

  @Test func `Items, quotations, folds and paragraphs are apart`() {
    let page = """
      > A wish
      > of the user

      You can
      - read,
      - write, and
        test.

      <details><summary>Predict: who?</summary>

      The *view*.
      </details>
      """
    #expect(
      sentences(page) == [
        "A wish of the user", "You can", "read,", "write, and test.", "Predict: who?", "The view.",
      ])
  }

  @Test func `Code, tables, headings, comments and links alone are no prose`() {
    let page = """
      # Title

      <!-- sketch:
      Who? -->
      | a | table |
      ```swift
      let code = true
      ```
      Open `A.swift`, see [the list](list.md).

      **Run it.** It `runs`.

      [Hints](hints/1.md#11)
      """
    #expect(sentences(page) == ["Open CODE, see the list.", "It CODE."])
  }

  @Test func `A word has a letter or a digit`() {
    #expect(PageProse("Ask → answer — 2 times, don't.").sentences.map(\.length) == [5])
    #expect(PageProse("→ …").sentences.isEmpty)
  }
}
