/// A hint of a chapter's page.
package struct Hint: Equatable, Sendable {
  /// Its place among the hints of its exercise, counted from 1.
  package let number: Int
  /// What it is: "a question", "a pointer", "nearly the line".
  package let title: String
  package let text: PageText

  /// How a page writes one: `<details><summary>Hint 1: a question</summary>…</details>`.
  package static var form: Regex<(Substring, Substring, Substring, Substring)> {
    /<details>\s*<summary>\s*Hint (\d+):\s*(.*?)\s*<\/summary>(.*?)<\/details>/
      .dotMatchesNewlines()
  }
}
