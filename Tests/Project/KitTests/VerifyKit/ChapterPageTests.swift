import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct ChapterPageTests {
  private static let hints = (1...3).map {
    "<details><summary>Hint \($0): a hint</summary>Think.</details>"
  }.joined(separator: "\n")

  private static func section(_ number: String) -> String {
    let link = "[Hints](hints/1-list.md#\(number.replacing(".", with: "")))"
    return "### \(number) Title\n\nRule: do\n\(number) now.\n\n\(link)\n"
  }

  private static func hints(_ number: String) -> String { "### \(number)\n\n\(hints)\n" }

  /// What is wrong with a page of hints.
  private func hintFindings(_ sections: [String]) throws -> [String] {
    let page = ChapterPage(sections.joined(separator: "\n"), path: "docs/hints/1-list.md")
    return page.hintFindings(try ListSample.source().exercises).map(\.description)
  }

  /// What is wrong with a page when each exercise's test prints its rule, "Rule: do 1.1 now.".
  private func findings(_ sections: [String]) throws -> [String] {
    let exercises = try ListSample.source().exercises
    let page = ChapterPage(sections.joined(separator: "\n"), path: "docs/1-list.md")
    let rules = exercises.flatMap { exercise in
      let test = Stream.Test("\(exercise.number) Test")
      let rule = #"Rule: do \#(exercise.number) now.\ndocs/1-list.md, \#(exercise.number)"#
      let lines = [test.listed, test.started, test.failed("a", rule: rule), test.ended("fail")]
      return page.ruleFindings(exercise.number, Stream.report(lines + [Stream.runEnded]))
    }
    let links = page.linkFindings(to: "docs/hints/1-list.md")
    return (page.sectionFindings(exercises) + links + rules).map(\.description)
  }

  @Test func `Every exercise has a section with its rule, and three hints on another page`() throws
  {
    #expect(try findings(["1.1", "1.2", "1.3"].map(Self.section)) == [])
    #expect(try hintFindings(["1.1", "1.2", "1.3"].map(Self.hints)) == [])
  }

  @Test func `A section that is missing, and one too many`() throws {
    #expect(
      try findings(["1.1", "1.2", "1.4"].map(Self.section)) == [
        "docs/1-list.md: Exercise 1.3 has no section: `### 1.3 …`.",
        "docs/1-list.md:15: There is no exercise for '1.4 Title'.",
      ])
    #expect(
      try hintFindings(["1.1", "1.3"].map(Self.hints)) == [
        "docs/hints/1-list.md: Exercise 1.2 has no section: `### 1.2 …`."
      ])
  }

  @Test func `A section that does not lead to its hints`() throws {
    let lost = Self.section("1.2").replacing("#12", with: "#1")
    #expect(
      try findings([Self.section("1.1"), lost, Self.section("1.3")]) == [
        "docs/1-list.md:8: '1.2 Title' does not lead to its hints: `[Hints](hints/1-list.md#12)`."
      ])
  }

  @Test(arguments: [
    ("Hint 2", "Hint 3", "1, 3, 3"), ("summary", "b", "none"), ("</details>", "", "none"),
  ])
  func `Hints that are missing or out of order`(old: String, new: String, found: String) throws {
    let broken = Self.hints("1.3").replacing(old, with: new)
    #expect(
      try hintFindings(["1.1", "1.2"].map(Self.hints) + [broken]) == [
        "docs/hints/1-list.md:13: '1.3' must have the hints 1, 2, 3, and has \(found)."
          + " Write each as `<details><summary>Hint 1: …</summary>…</details>`."
      ])
  }

  @Test func `A rule that is quoted in other words`() throws {
    let broken = Self.section("1.2").replacing("Rule: do", with: "Rule: make")
    #expect(
      try findings([Self.section("1.1"), broken, Self.section("1.3")]) == [
        "docs/1-list.md:8: '1.2 Title' quotes no rule that its tests print, such as:"
          + "\ndo 1.2 now."
      ])
  }
}
