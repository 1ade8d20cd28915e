import Testing

@testable import ArgumentKit

struct VisibleTests {
  @Test(arguments: [
    ("\u{1B}[2J", #"\u{1B}[2J"#), ("\u{202E}gpj", #"\u{202E}gpj"#), ("a\u{200B}", #"a\u{200B}"#),
    ("a\rb", #"a\rb"#),
  ])
  func `What a terminal obeys, and what shows nothing, is written as in code`(
    text: String, visible: String
  ) {
    #expect(text.visible == visible)
  }

  @Test(arguments: ["a\tb", "Zoë", "👩‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "김민수"])
  func `Words and emoji stay what they are`(text: String) {
    #expect(text.visible == text)
  }
}
