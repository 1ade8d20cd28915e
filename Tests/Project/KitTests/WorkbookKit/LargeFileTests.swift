import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import WorkbookKit

/// Code that is too large to be compiled, in an exercise and in a file of the learner's own.
struct LargeFileTests {
  private static let own = "Exercises/Chapter1Hello/Table.swift"
  private static let exercise = "Exercises/Chapter1Hello/HelloPresenter.swift"
  private static let oneLine = String(repeating: "a", count: 1_000_000)

  private let console = RecordedConsole()

  @Test(arguments: [own, exercise], ["check", "status", "run", "trace", "map"])
  func `It is named with its size, and nothing is built`(file: String, command: String) async throws
  {
    try await BuildableSample.with { workbook in
      try workbook.write("// \(Self.oneLine)\n", to: file)
      let line = command == "status" ? [command] : [command, "1"]
      let code = await console.run(line, in: workbook)
      #expect(code == (command == "status" ? .done : .workLeft))
      let text = console.output + console.errors
      #expect(text.contains("✘ \(file) has 1000 kB, and "), "\(text)")
      #expect(text.contains("or move it out of the workbook."))
      #expect(!workbook.exists(".build/workbook/exercises-1/commands.json"))
    }
  }

  @Test(arguments: [own, exercise])
  func `The doctor names it once`(file: String) async throws {
    try await BuildableSample.with { workbook in
      try workbook.write("// \(Self.oneLine)\n", to: file)
      #expect(await console.run(["doctor"], in: workbook) == .workLeft)
      #expect(console.output.ranges(of: "\(file) has 1000 kB").count == 1, "\(console.output)")
    }
  }

  @Test func `A file of the largest size is no problem`() async throws {
    try await BuildableSample.with { workbook in
      let padding = String(repeating: " ", count: FileContent.sizeLimit - 3)
      try workbook.write("//\(padding)\n", to: Self.own)
      #expect(FileProblem(sizeOf: workbook.url(Self.own), name: Self.own) == nil)
      try workbook.write("// \(padding)\n", to: Self.own)
      #expect(FileProblem(sizeOf: workbook.url(Self.own), name: Self.own) != nil)
    }
  }
}
