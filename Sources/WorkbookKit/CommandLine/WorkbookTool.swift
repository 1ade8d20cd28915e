import Foundation

/// The command-line tool.
public enum WorkbookTool {
  static let commands: [Command] = [
    .status, .watch, .check, .list, .hint, .solution, .run, .start, .reset, .doctor, .starters,
    .verify,
  ]

  /// Runs a command line.
  ///
  /// - Parameter arguments: The words after the tool's own name.
  /// - Returns: The exit code: 0 done, 1 a check failed or work is left, 64 wrong usage.
  public static func run(_ arguments: [String]) async -> Int32 {
    let output = StandardOutput()
    Interruption.handle()
    let code = await run(arguments, console: .standard(output))
    return (output.hasFailed ? .workLeft : code).rawValue
  }

  static func run(_ arguments: [String], console: Console) async -> ExitCode {
    do {
      switch try ArgumentParser(commands: commands, standard: .status, console: console)
        .parse(arguments)
      {
      case .run(let invocation): return try await invocation.command.run(invocation)
      case .help(let command):
        let page = HelpPage(commands: commands)
        console.print(command.map(page.text(of:)) ?? page.text)
        return .done
      }
    } catch let error as UsageError {
      console.printError("Error: \(error.sentence)\n\(error.hint)")
      return .wrongUsage
    } catch let error as WorkbookError {
      console.printError("Error: \(error)")
    } catch let error as CourseError {
      error.findings.forEach { console.printError("Error: \($0)") }
    } catch is CancellationError {
      // The output has failed, which has been told.
    } catch {
      console.printError("Error: \(FileTrouble(error))")
    }
    return .workLeft
  }
}
