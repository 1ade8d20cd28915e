import Testing

@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit

struct PastedOutputTests {
  private func outputs(_ text: String) -> [PastedOutput] {
    PastedOutput.all(
      in: MarkdownOutline.CodeBlock(language: "console", lines: text.lines, isSketch: false),
      page: "README.md", line: 10)
  }

  @Test func `Output follows the command that prints it`() throws {
    let found = outputs(
      """
      $ swift test --filter '1\\.1 '
      Building for debugging...
      ✘ Test "1.1 It waits" failed
      ↳ Rule: wait.
        docs/1-list.md, 1.1
      Chapter 1 · List   0/1 (9 did not run)   ✘
      ✘ 1.1 Wait.
      $ swift run ListApp
      ✔ not ours
      $ WORKBOOK=solutions swift test --filter Chapter2
      ✔ Test passed
      """)
    #expect(found.map(\.filter) == ["1\\.1 ", "Chapter2"])
    #expect(found.map(\.tree) == [.exercises, .solutions])
    #expect(found.map(\.chapter) == [1, 2])
    #expect(found.map(\.exercise) == [ExerciseNumber("1.1"), nil])
    #expect(found.map { $0.lines.map(\.line) } == [[13, 14, 15], [21]])
  }

  @Test func `Output without a command is the solution's`() throws {
    let found = outputs(#"✔ Test "3.4 It saves" passed after 0.001 seconds."#)
    #expect(found.map(\.filter) == ["3\\.4 "])
    #expect(found.map(\.tree) == [.solutions])
    #expect(outputs("Posts\n  1 The lighthouse").isEmpty)
  }

  @Test func `Lines may be left out, and times and places may differ`() throws {
    let test = Stream.Test("1.1 It waits")
    let report = Stream.report([
      test.listed, test.started, test.failed("a == b", rule: "Rule: wait."), test.ended("fail"),
    ])
    func stale(_ text: String) throws -> Int? {
      let output = try #require(outputs("$ swift test --filter A\n" + text).first)
      return output.findings(on: report, of: nil).first?.location?.line
    }
    let issue =
      #"✘ Test "1.1 It waits" recorded an issue at T.swift:33:11: Expectation failed: a == b"#
    #expect(try stale("\(issue)\n✘ ended") == nil)
    #expect(try stale("\(issue)\n↳ Rule: wait!") == 13)
    #expect(try stale("↳ Rule: wait.\n\(issue)") == 13)
  }

  /// A rule with its page, and below it what the tests of a chapter have put into words.
  private static let rule = [
    "Rule: wait.", "docs/1-list.md, 1.1", "After     load()", "          show([1])",
    "Expected  a == b", "Found     2",
  ].joined(separator: #"\n"#)

  @Test func `A summary's lines are those of the exercise's first failure`() throws {
    let test = Stream.Test("1.1 It waits")
    let report = Stream.report([
      test.listed, test.started, test.failed("a == b", rule: Self.rule),
      test.ended("fail"),
    ])
    let number = try #require(ExerciseNumber("1.1"))
    let region = Region(
      exercise: number, label: nil, sentenceLines: ["The list has loaded."], file: "A.swift",
      line: 1,
      indentation: "", solution: [], starter: [])
    let exercise = Exercise(number: number, regions: [region])
    func isShown(_ text: String) throws -> Bool {
      let output = try #require(outputs("$ swift test --filter '1\\.1 '\n" + text).first)
      return output.findings(on: report, of: exercise).isEmpty
    }
    #expect(
      try isShown("✘ 1.1 The list has loaded.\n  Rule      wait.\n  Page      docs/1-list.md, 1.1"))
    #expect(try isShown("  Rule      wait."))
    #expect(
      try isShown(
        "  Rule      wait.\n  After     load()\n            show([1])\n  Expected  a == b\n  Found     2"
      ))
    #expect(try !isShown("  After     show([1])"))
    #expect(try !isShown("  Rule      hurry."))
    #expect(try !isShown("✘ 1.1 Another sentence."))
  }

  @Test func `An event prints as on a console`() throws {
    let test = Stream.Test("1.1 It waits")
    let report = Stream.report([
      test.listed, test.started, test.failed("a == b", rule: #"Rule: wait.\ndocs/1-list.md, 1.1"#),
      test.ended("fail"),
    ])
    #expect(
      ConsoleText.lines(of: report).map(ConsoleText.stable) == [
        "◇ started",
        #"✘ Test "1.1 It waits" recorded an issue at T.swift: Expectation failed: a == b"#,
        "↳ Rule: wait.", "  docs/1-list.md, 1.1", "✘ ended",
      ])
  }
}
