import ArgumentKit
import CourseKit
import JudgeKit

/// A command-line tool: `workbook`, `classroom` or `verify`.
package struct Tool: Sendable {
  /// The name of its program.
  let name: String
  /// What it is, in a sentence.
  let summary: String
  let commands: [any Command.Type]
  /// The command when a line names none.
  let standard: any Command.Type
  /// Words that are no commands, with what to say of each.
  var otherWords: [String: String] = [:]

  package init(
    name: String, summary: String, commands: [any Command.Type], standard: any Command.Type,
    otherWords: [String: String] = [:]
  ) {
    self.name = name
    self.summary = summary
    self.commands = commands
    self.standard = standard
    self.otherWords = otherWords
  }

  /// Runs a command line.
  ///
  /// - Parameter arguments: The words after the tool's own name.
  /// - Returns: The exit code: 0 done, 1 a check failed or work is left, 64 wrong usage.
  package func run(_ arguments: [String]) async -> Int32 {
    let output = StandardOutput()
    SignalHandler.handle()
    let code = await run(arguments, console: .standard(output))
    return (output.hasFailed ? .workLeft : code).rawValue
  }

  /// Runs a command line, and prints to a console.
  package func run(_ arguments: [String], console: Console) async -> ExitCode {
    do {
      switch try ArgumentParser(tool: self, console: console).parse(arguments) {
      case .run(let command, let invocation):
        return try await command.init(invocation: invocation).run()
      case .help(let command):
        let help = HelpText(tool: self)
        console.print(command.map(help.text(of:)) ?? help.text)
        return .done
      }
    } catch let error as UsageError {
      console.printError(
        "Error: \(error.sentence)\nSee '\(error.remedy ?? help(of: error.command))'.")
      return .wrongUsage
    } catch let error as WorkbookError {
      complain(error, on: console)
    } catch let error as CourseError {
      error.findings.forEach { complain($0, on: console) }
    } catch is CancellationError {
      // The output has failed, which has been told.
    } catch {
      complain(FileProblem(error), on: console)
    }
    return .workLeft
  }

  /// A path in it may hold what a terminal obeys.
  private func complain(_ error: some CustomStringConvertible, on console: Console) {
    console.printError("Error: \(error)".lines.map(\.visible).joined(separator: "\n"))
  }

  private func help(of command: String?) -> String {
    usage([command, "--help"].compactMap(\.self).joined(separator: " "))
  }

  /// A line that calls the tool.
  func usage(_ arguments: String = "") -> String { "swift run \(name) \(arguments)".trimmed }
}
