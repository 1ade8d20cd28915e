/// A hint of a chapter's page.
struct Hint: Equatable, Sendable {
  /// What it is: "a question", "a pointer", "nearly the line".
  let title: String
  let text: PageText
}
