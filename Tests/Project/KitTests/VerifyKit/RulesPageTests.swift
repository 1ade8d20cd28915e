import Testing

@testable import CourseKit
@testable import VerifyKit

struct RulesPageTests {
  private let page = RulesPage(
    """
    # Rules

    ## Chapter 1 · Hello

    - Rule: do.
    - Rule: ask
      first.
    - Rule: do

    Done.

    ## Chapter 2 · Good bye

    - Rule: go.
    """)

  private func findings(of chapter: Chapter, _ rules: [String]) -> [String] {
    let location = FileLocation(file: "T.swift", line: 1)
    return page.findings(
      of: chapter, rules.map { ChapterRule(text: $0, pointer: nil, location: location) }
    ).map(\.description)
  }

  @Test func `A rule that is listed is one that a test of its chapter prints`() {
    #expect(
      findings(of: Chapter(number: 1, name: "Hello"), ["Rule: do.", "Rule: ask first."]) == [
        "docs/rules.md:8: No test of the chapter prints this rule: Rule: do"
      ])
    #expect(
      findings(of: Chapter(number: 2, name: "GoodBye"), ["Rule: do."]) == [
        "docs/rules.md:14: No test of the chapter prints this rule: Rule: go."
      ])
  }

  @Test func `A chapter without a list is found`() {
    #expect(
      findings(of: Chapter(number: 3, name: "Hello"), ["Rule: do."]) == [
        "docs/rules.md: There is no `## Chapter 3 · Hello`, which lists its rules."
      ])
  }
}
