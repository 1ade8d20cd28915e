import Testing

@testable import FailureKit

struct FailureCommentsTests {
  @Test func `The rule is found wherever it is, and a comment in the code is no rule`() {
    let comments = FailureComments(["// The end is later.", "Rule: show it.\ndocs/1.md, 1.1"])
    #expect(comments.rule == "Rule: show it.\ndocs/1.md, 1.1")
    #expect(comments.note == "The end is later.")
    #expect(FailureComments(["// The end is later."]).rule == nil)
  }

  @Test(arguments: [
    ("/// The end\n/// is later.", "The end\nis later."), ("/* The end. */", "The end."),
    ("/**\n * The end.\n */", "The end."), ("a // b", "a // b"), ("// /work", "/work"),
  ])
  func `A comment is shown without its signs`(comment: String, note: String) {
    #expect(FailureComments([comment]).note == note)
  }

  @Test func `A TODO above an expectation is about the code below it`() {
    #expect(FailureComments(["// TODO: 2.7 This check passes.", "here"]).note == "here")
  }
}
