import Testing

@testable import CommandKit
@testable import CourseKit
@testable import VerifyKit

struct VerifyToolTests {
  private let console = RecordedConsole()

  @Test func `Help names every command and every check`() async {
    #expect(await console.run(["--help"], of: .verify) == .done)
    #expect(await console.run(["check", "--help"], of: .verify) == .done)
    #expect(console.output.contains("Usage: swift run verify check"))
    let names = Tool.verify.commands.map { $0.configuration.name }
    for name in names + Verification.checks.map(\.name) {
      #expect(console.output.contains("  \(name)"))
    }
  }

  @Test(arguments: [
    (["startrs"], "Unknown command 'startrs'. Did you mean 'starters'?", ""),
    (["helo-world"], "Unknown chapter 'helo-world'. Did you mean 'hello-world'?", ""),
    (["starters", "helo-world"], "Unknown chapter 'helo-world'. Did you mean 'hello-world'?", ""),
    (["--only=starter"], "Unknown check 'starter'. Did you mean 'starters'?", "check "),
    (["1", "--onyl", "links"], "Unknown option '--onyl'. Did you mean '--only'?", "check "),
  ])
  func `A mistyped line is answered with what was meant`(
    line: [String], error: String, command: String
  ) async throws {
    try await Sample.with { workbook in
      #expect(await console.run(line, of: .verify, in: workbook) == .wrongUsage)
      #expect(console.errors == "Error: \(error)\nSee 'swift run verify \(command)--help'.\n")
    }
  }

  @Test(arguments: [["1"], ["--only", "starters", "1"], ["check", "1", "--only", "starters"]])
  func `The word for the checks can be left out`(line: [String]) async throws {
    let files = [Sample.presenter: "// exercise 1.1: Do.\n"]
    try await Sample.with(adding: files) { workbook in
      #expect(await console.run(line, of: .verify, in: workbook) == .workLeft)
      #expect(console.output.contains("\(Sample.presenter):1: Exercise 1.1 has no end."))
    }
  }

  @Test func `A malformed region is told with its file and line`() async throws {
    let files = [Sample.presenter: "// exercise 1.1: Do.\n"]
    try await Sample.with(adding: files) { workbook in
      #expect(await console.run(["starters"], of: .verify, in: workbook) == .workLeft)
      #expect(console.errors.hasPrefix("Error: \(Sample.presenter):1: Exercise 1.1 has no end."))
    }
  }

  @Test func `A pipe gets no colour and no progress`() async throws {
    try await Sample.with { workbook in
      _ = await console.run(["--only", "starters,links"], of: .verify, in: workbook)
      #expect(!(console.output + console.errors).contains("\u{1B}"))
    }
  }
}
