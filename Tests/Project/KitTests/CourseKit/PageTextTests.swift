import Testing

@testable import CourseKit

struct PageTextTests {
  private func lines(_ markdown: String, width: Int? = 40, unfolds: Bool = false) -> [String] {
    PageText(markdown, unfolds: unfolds).paragraphs(width: width)
  }

  @Test func `Marks go, and links keep where they lead outside the book`() {
    #expect(
      lines(
        "A **bold** and *soft* `a * b * c` [page](names.md#x),\n`[[]]` an [article](https://e.org/a), [here](#y).",
        width: nil)
        == [
          "A bold and soft `a * b * c` page (names.md), `[[]]` an article (https://e.org/a), here."
        ])
  }

  @Test func `Lists and quotes hang below their marks`() {
    #expect(
      lines(
        "- One item that is longer\n  than a line\n- two\n\n1. three\n\n> A word\n> of mine",
        width: 20)
        == [
          "- One item that is", "  longer than a line", "- two", "1. three", "",
          "│ A word of mine",
        ])
  }

  @Test func `A table has columns where they fit, else a line for each cell`() {
    let table = "| there | here |\n|---|---|\n| `a \\| b` | crumbs |\n| d | |"
    #expect(lines(table, width: 16) == ["there     here", "`a | b`   crumbs", "d"])
    #expect(lines(table, width: 14) == ["there: `a | b`", "  here: crumbs", "", "there: d"])
  }

  @Test func `What is folded stays so until it is asked for`() {
    let text = "Now.\n<details><summary>Predict:\nwhat?</summary>\n\nNo.\n\n</details>\nThen."
    #expect(lines(text) == ["Now.", "", "▸ Predict: what?", "", "Then."])
    #expect(lines(text, unfolds: true) == ["Now.", "", "▸ Predict: what?", "", "No.", "", "Then."])
  }

  @Test func `A drawing is a list of its arrows`() {
    let flow = """
      ```mermaid
      %%{init: {"flowchart": {"padding": 8}}}%%
      flowchart LR
        N["Navigator"] ==> V[View]
        V -->|"tap,<br>hold"| P
        P -.-> V ==>|own| Q
      ```
      """
    #expect(
      lines(flow) == [
        "  Navigator → View", "  View → P: tap, hold", "  P ⇢ View", "  View → Q: own",
      ])
    let sequence = """
      ```mermaid
      sequenceDiagram
        participant P as Presenter
        P->>V: show
        V-->>P: done
        Note over P: rests
      ```
      """
    #expect(
      lines(sequence) == ["  Presenter → V: show", "  V ⇢ Presenter: done", "  Presenter: rests"])
    #expect(lines("```mermaid\npie\n  \"a\" : 1\n```") == ["  pie", "    \"a\" : 1"])
  }

  @Test func `Comments for maintainers are no text`() {
    #expect(lines("<!-- sketch -->\n\n```swift\nlet a = 1\n```") == ["  let a = 1"])
  }
}
