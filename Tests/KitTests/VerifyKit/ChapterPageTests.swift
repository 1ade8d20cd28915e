import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

struct ChapterPageTests {
  private static let hints = (1...3).map {
    "<details><summary>Hint \($0): a hint</summary>Think.</details>"
  }.joined(separator: "\n")

  private static func section(_ number: String) -> String {
    "### \(number) Title\n\nRule: do\n\(number) now.\n\n\(hints)\n"
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
    return (page.sectionFindings(exercises) + rules).map(\.description)
  }

  @Test func `Every exercise has a section with three hints and its rule`() throws {
    #expect(try findings(["1.1", "1.2", "1.3"].map(Self.section)) == [])
  }

  @Test func `A section that is missing, and one too many`() throws {
    #expect(
      try findings(["1.1", "1.2", "1.4"].map(Self.section)) == [
        "docs/1-list.md: Exercise 1.3 has no section: `### 1.3 …`.",
        "docs/1-list.md:19: There is no exercise for '1.4 Title'.",
      ])
  }

  @Test(arguments: [
    ("Hint 2", "Hint 3", "1, 3, 3"), ("summary", "b", "none"), ("</details>", "", "none"),
  ])
  func `Hints that are missing or out of order`(old: String, new: String, found: String) throws {
    let broken = Self.section("1.3").replacing(old, with: new)
    #expect(
      try findings(["1.1", "1.2"].map(Self.section) + [broken]) == [
        "docs/1-list.md:19: '1.3 Title' must have the hints 1, 2, 3, and has \(found)."
          + " Write each as `<details><summary>Hint 1: …</summary>…</details>`."
      ])
  }

  @Test func `A rule that is quoted in other words`() throws {
    let broken = Self.section("1.2").replacing("Rule: do", with: "Rule: please do")
    #expect(
      try findings([Self.section("1.1"), broken, Self.section("1.3")]) == [
        "docs/1-list.md:10: '1.2 Title' quotes no rule that its tests print, such as:"
          + "\nRule: do 1.2 now."
      ])
  }
}
