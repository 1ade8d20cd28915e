import Testing

@testable import FailureKit

struct FailureTextTests {
  @Test(arguments: [
    ("(rows → []) == [1]", "rows == [1]", "[]"),
    ("(view.isWaiting → true) == false", "view.isWaiting == false", "true"),
    ("(rows → []) == ([.lamp] → [Row 12])", "rows == [.lamp] ([Row 12])", "[]"),
    ("(view → V).presenter → nil → nil", "view.presenter != nil", "nil"),
    ("(page?.total → 2) == (all → 40)", "page?.total == all (40)", "2"),
    ("(all → 40) == 2", "all == 2", "40"),
    ("(rows → []).isEmpty → true", "rows.isEmpty", "[]"),
    ("(view → App.ListView).isOpen → false", "view.isOpen", "false"),
    ("(words → \"a → (b\") == \"c)\"", "words == \"c)\"", "\"a → (b\""),
    ("(errors → []) == ([.lost] → [Chapter1List.E.lost])", "errors == [.lost] ([E.lost])", "[]"),
    ("(view → Chapter1List.ListView).isOpen → false", "view.isOpen", "false"),
    ("!(isLost → <not evaluated>)", "!isLost", "true"),
    ("(isKept → <not evaluated>)", "isKept", "false"),
    ("HelloPresenter().greeting() == \"Hello\"", "HelloPresenter().greeting() == \"Hello\"", nil),
  ])
  func `A sentence of the library is read as what was expected and what was found`(
    expression: String, expected: String, found: String?
  ) {
    let text = FailureText("Expectation failed: \(expression)")
    #expect(text.expected == expected)
    #expect(text.found == found)
  }

  @Test func `A long value leaves room for a part of the code, and for a mark`() throws {
    let name = "\"\(String(repeating: "N", count: 30))\""
    let names = Array(repeating: name, count: 6).joined(separator: ", ")
    let text = FailureText(
      found: "[]", named: "view.rows", wanted: "[\(names)]", named: "allRows")
    let expected = try #require(text.expected)
    #expect(expected.hasPrefix("view.rows == allRows"))
    #expect(expected.count <= 240)
  }

  @Test(arguments: ["Caught error: CancellationError()", "Expectation failed: (rows → [) == 1)"])
  func `A sentence that cannot be taken apart is what was found`(sentence: String) {
    let text = FailureText(sentence)
    #expect(text.expected == nil)
    #expect(text.found == sentence)
  }

  @Test(arguments: [
    ".success", ".success → .signal(SIGABRT)", ".success → .exitCode(3)",
    #"expected exit status ".success", but ".signal(SIGABRT)" was reported instead"#,
  ])
  func `A process that ended early is told alike, whichever version says so`(words: String) {
    let text = FailureText("Expectation failed: \(words)")
    #expect(text.expected == "the code comes to its end, in a process of its own")
    #expect(text.found == "it crashed or left the program, which would end the app")
  }

  @Test func `A name on the right shows its value, and a literal does not`() {
    let named = FailureText(found: "[]", named: "rows", wanted: "[1]", named: "all")
    #expect(named.expected == "rows == all ([1])")
    let literal = FailureText(found: "[]", named: "rows", wanted: "[1]", named: "[1]")
    #expect(literal.expected == "rows == [1]")
    let unknown = FailureText(found: "[]", named: nil, wanted: "[1]", named: nil)
    #expect(unknown.expected == "[1]")
  }

  @Test(arguments: [nil, "Rule: be kind.\ndocs/1.md, 1.1"])
  func `What is below a comment can be read again`(rule: String?) {
    for text in [
      FailureText("Expectation failed: (rows → []) == [1]"), FailureText("Caught error: E()"),
      FailureText("Expectation failed: isKept"),
      FailureText(found: "\"a\nb\"", named: "words", wanted: "\"c\"", named: "other"),
      FailureText("Caught error: E()\nExpected  more"),
      text(after: ["viewDidLoad()", "onError(.serverTooSlow)"]),
      text(after: ["", "  ", "\u{301}", "\u{200D}a", "Expected  b", "Found     c", "After     d"]),
      text(after: ["show(\"a\r\nb\u{2028}c\")", "\u{1B}[2J", "After     "], found: "\u{301}"),
    ] {
      let parts = FailureText.parts(of: text.comment(below: rule))
      #expect(parts.comment == rule ?? "")
      #expect(parts.text == text)
    }
  }

  private func text(after story: [String], found: String = "[]") -> FailureText {
    FailureText(found: found, named: "rows", wanted: "[1]", named: "[1]", after: story)
  }

  @Test func `The messages before a failure are a line each, above what was expected`() {
    let story = ["viewDidLoad()", "show(\"a\r\nb\n\")", "onError(Chapter1List.E.lost)"]
    #expect(
      text(after: story).comment(below: "Rule: show the reason.") == #"""
        Rule: show the reason.
        After     viewDidLoad()
                  show("a\nb\n")
                  onError(E.lost)
        Expected  rows == [1]
        Found     []
        """#)
  }

  @Test func `A rule may have a line that begins as the messages do`() {
    let rule = "Rule: be kind.\nAfter     all, it costs nothing.\ndocs/1.md, 1.1"
    for story in [[], ["viewDidLoad()"]] {
      let parts = FailureText.parts(of: text(after: story).comment(below: rule))
      #expect(parts.comment == rule)
      #expect(parts.text?.story == story)
    }
  }

  @Test func `Of more than eight messages, those in the middle are only counted`() {
    let messages = (1...12).map { "tap(\($0))" }
    #expect(text(after: Array(messages.prefix(8))).story == Array(messages.prefix(8)))
    #expect(
      text(after: messages).story
        == messages.prefix(2) + ["… 5 more messages …"] + messages.suffix(5))
    #expect(text(after: Array(messages.prefix(9))).story[2] == "… 2 more messages …")
  }

  @Test func `Another comment stays as it is`() {
    let parts = FailureText.parts(of: "Rule: be kind.\nExpected too much.")
    #expect(parts.comment == "Rule: be kind.\nExpected too much.")
    #expect(parts.text == nil)
  }

  @Test func `No line is longer than 240 characters`() {
    let long = (1...400).map { "\"row \($0)\"" }.joined(separator: ", ")
    let text = FailureText(
      found: "[\(long)]", named: "list.rows", wanted: "\(long), end",
      named: String(repeating: "prefix(of: rows) + ", count: 30), after: [long, "show()", long])
    #expect(text.story == [long.prefix(210) + " …", "show()", long.prefix(210) + " …"])
    let lines = text.comment(below: nil).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.allSatisfy { $0.count <= 240 })
  }
}
