import Foundation
import Testing

@testable import CommandKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

struct CommandLineTests {
  private static let names = Tool.workbook.commands.map { $0.configuration.name }
  private let console = RecordedConsole()

  @Test func `Help names every command`() async {
    #expect(await console.run(["--help"]) == .done)
    for command in Tool.workbook.commands {
      #expect(console.output.contains("  \(command.configuration.name)"))
    }
  }

  @Test(arguments: names)
  func `Every command has its own help, wherever it is asked for`(name: String) async {
    #expect(await console.run([name, "whatever", "--help"]) == .done)
    #expect(console.output.contains("Usage: swift run workbook \(name)"))
    #expect(console.errors.isEmpty)
  }

  @Test(arguments: [
    ["\u{1B}[31mred"], ["check", "\u{1B}[31m1"], ["list", "--\u{1B}[31m"],
    ["list", "--package-path", "/\u{1B}[31m"],
  ])
  func `What a terminal would obey is shown, not sent`(line: [String]) async {
    _ = await console.run(line)
    #expect(console.errors.contains("\\u{1B}[31m"))
    #expect(!(console.output + console.errors).contains("\u{1B}"))
  }

  @Test(arguments: [["help"], ["help", "watch"], ["help", "help", "list"]])
  func `Help can be asked for as a command`(line: [String]) async {
    let option = RecordedConsole()
    #expect(await option.run(line.filter { $0 != "help" } + ["--help"]) == .done)
    #expect(await console.run(line) == .done)
    #expect(console.output == option.output)
  }

  @Test(arguments: [
    (["stauts"], "Error: Unknown command 'stauts'. Did you mean 'status'?", ""),
    (["reset", "--yess"], "Error: Unknown option '--yess'. Did you mean '--yes'?", "reset "),
    (["reset", "--yes=1"], "Error: '--yes' takes no value.", "reset "),
    (["watch", "--limit"], "Error: '--limit' needs a value: --limit SECONDS.", "watch "),
    (
      ["verify", "1"],
      "Error: There is no command 'verify' here."
        + " It is a separate tool: MAINTAINER=1 swift run verify", ""
    ),
    (["help", "watsh"], "Error: Unknown command 'watsh'. Did you mean 'watch'?", ""),
    (["xyzzy"], "Error: Unknown command 'xyzzy'. Known: \(names.joined(separator: ", ")).", ""),
  ])
  func `A mistyped line is answered with what was meant`(
    line: [String], error: String, command: String
  ) async {
    #expect(await console.run(line) == .wrongUsage)
    #expect(console.errors == "\(error)\nSee 'swift run workbook \(command)--help'.\n")
  }

  @Test(arguments: ["1", "hello-world", "HelloWorld", "chapter1", "Chapter1HelloWorld"])
  func `A chapter goes by its number and its names`(word: String) async throws {
    try await Sample.with { workbook in
      let chapter = try workbook.chapter(named: word)
      #expect(chapter == Sample.chapter)
    }
  }

  @Test(arguments: [(".", ""), ("course", "/course"), ("..", "/..")])
  func `A folder is named from where the tool is called`(word: String, place: String) throws {
    let parser = ArgumentParser(
      tool: Tool(
        name: "tool", summary: "A tool.", commands: [RunCommand.self], standard: RunCommand.self),
      console: Console(output: { _ in }, errors: { _ in }))
    guard case .run(_, let invocation) = try parser.parse(["run", "--package-path", word])
    else { return #expect(Bool(false), "It was taken for a question about help.") }
    let current = FileManager.default.currentDirectoryPath
    #expect(
      invocation.folder.standardizedFileURL.path
        == URL(filePath: current + place).standardizedFileURL.path)
  }
}
