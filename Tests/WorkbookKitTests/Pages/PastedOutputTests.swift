import Testing

@testable import WorkbookKit

struct PastedOutputTests {
  private func outputs(_ text: String) -> [PastedOutput] {
    PastedOutput.all(
      in: MarkdownOutline.CodeBlock(language: "console", lines: text.lines, isSketch: false),
      line: 10)
  }

  @Test func `Output follows the command that prints it`() throws {
    let found = outputs(
      """
      $ swift test --filter '1\\.1 '
      Building for debugging...
      ✘ Test "1.1 It waits" failed
      ↳ Rule: wait.
        docs/1-list.md, 1.1
      $ swift run ListApp
      ✔ not ours
      $ WORKBOOK=solutions swift test --filter Chapter2
      ✔ Test passed
      """)
    #expect(found.map(\.filter) == ["1\\.1 ", "Chapter2"])
    #expect(found.map(\.tree) == [.exercises, .solutions])
    #expect(found.map(\.chapter) == [1, 2])
    #expect(found.map { $0.lines.map(\.line) } == [[13, 14, 15], [19]])
  }

  @Test func `Output without a command is the solution's`() throws {
    let found = outputs(#"✔ Test "3.4 It saves" passed after 0.001 seconds."#)
    #expect(found.map(\.filter) == ["3\\.4 "])
    #expect(found.map(\.tree) == [.solutions])
    #expect(outputs("Posts\n  1 The lighthouse").isEmpty)
  }

  @Test func `Lines may be left out, and times and places may differ`() throws {
    let printed = [
      "◇ Test run started.", "✘ Test recorded an issue at ATests.swift:1:2: a == b",
      "↳ Rule: wait.",
      "✘ Test failed after 0.101 seconds with 1 issue.",
    ]
    func stale(_ text: String) throws -> Int? {
      try #require(outputs("$ swift test --filter A\n" + text).first).firstStale(in: printed)?.line
    }
    let issue = "✘ Test recorded an issue at ATests.swift:33:11: a == b"
    #expect(try stale("\(issue)\n✘ Test failed after 2.0 seconds with 1 issue.") == nil)
    #expect(try stale("\(issue)\n↳ Rule: wait!") == 13)
    #expect(try stale("↳ Rule: wait.\n\(issue)") == 13)
  }

  @Test func `An event prints as on a console`() throws {
    let test = Stream.Test("1.1 It waits")
    let lines = Stream.report([
      test.listed, test.started, test.failed("a == b", rule: #"Rule: wait.\ndocs/1-list.md, 1.1"#),
      test.ended("fail"),
    ]).lines
    #expect(
      lines.map(ConsoleText.stable) == [
        "◇ started",
        #"✘ Test "1.1 It waits" recorded an issue at T.swift: Expectation failed: a == b"#,
        "↳ Rule: wait.", "  docs/1-list.md, 1.1", "✘ ended",
      ])
  }
}
