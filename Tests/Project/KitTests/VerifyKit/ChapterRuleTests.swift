import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct ChapterRuleTests {
  private func rules(_ text: String) -> [ChapterRule] { ChapterRule.all(in: text, file: "T.swift") }

  @Test func `A rule of one line, of several, and of a line that is folded`() {
    let found = rules(
      #"""
      // Rule: no rule.
      #expect(a, "Rule: do.")
      static let ask: Comment = "Rule: ask.\ndocs/1-list.md, 1.2"
      static let wait: Comment = """
        Rule: wait "long"
        docs/1-list.md, 1.1
        """
      static let fold: Comment = """
        Rule: fold \
        here.
        """
      """#)
    #expect(
      found.map(\.text) == ["Rule: do.", "Rule: ask.", #"Rule: wait "long""#, "Rule: fold here."])
    #expect(found.map(\.pointer) == [nil, "docs/1-list.md, 1.2", "docs/1-list.md, 1.1", nil])
    #expect(found.map(\.location.line) == [2, 3, 5, 9])
  }
}
