import Testing

@testable import CommandKit
@testable import CourseKit
@testable import WorkbookKit

struct ExerciseArgumentTests {
  private let console = RecordedConsole()

  @Test(arguments: [
    ("1.30", "Unknown exercise '1.30'. Chapter 1 has 1.1 to 1.2."),
    ("1", "Unknown exercise '1'. Chapter 1 has 1.1 to 1.2."),
    ("1.01", "Unknown exercise '1.01'. Chapter 1 has 1.1 to 1.2."),
    ("1,2", "Unknown exercise '1,2'. Did you mean '1.2'?"),
    ("greeting", "Unknown exercise 'greeting'. Chapter 1 has 1.1 to 1.2."),
  ])
  func `A mistyped exercise is answered with what there is`(
    word: String, error: String
  ) async throws {
    try await Sample.with { workbook in
      #expect(await console.run(["hint", word], in: workbook) == .wrongUsage)
      #expect(console.errors.hasPrefix("Error: \(error)\n"))
    }
  }

  @Test func `An unknown number leads to the list of its chapter`() async throws {
    try await Sample.with { workbook in
      #expect(await console.run(["hint", "1.30"], in: workbook) == .wrongUsage)
      #expect(console.errors.hasSuffix("See 'swift run workbook list 1'.\n"))
    }
  }

  @Test(arguments: ["hint", "solution", "start", "reset", "run"])
  func `A command without its argument says what it needs`(name: String) async throws {
    try await Sample.with { workbook in
      #expect(await console.run([name], in: workbook) == .wrongUsage)
      #expect(console.errors.contains("'\(name)' \(name == "reset" ? "takes" : "needs")"))
      #expect(console.errors.contains("as in '\(name) 1"))
    }
  }

  @Test func `What follows two hyphens is not the tool's`() async throws {
    let parser = ArgumentParser(
      tool: Tool(
        name: "tool", summary: "A tool.", commands: [RunCommand.self], standard: RunCommand.self),
      console: Console(output: { _ in }, errors: { _ in }))
    guard case .run(_, let invocation) = try parser.parse(["run", "1", "--", "--live", "--help"])
    else { return #expect(Bool(false), "It was taken for a question about help.") }
    #expect(invocation.arguments == ["1", "--live", "--help"])
    #expect(invocation.options.isEmpty)
  }
}
