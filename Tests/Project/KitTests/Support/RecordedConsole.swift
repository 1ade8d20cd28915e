import Foundation
import Synchronization
import Testing

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// Runs a tool, and keeps what it prints.
final class RecordedConsole: Sendable {
  private let written = Mutex((output: "", errors: ""))

  var output: String { written.withLock { $0.output } }
  var errors: String { written.withLock { $0.errors } }

  /// Runs a command line on a workbook, as in a pipe.
  ///
  /// - Parameters:
  ///   - answer: What a person at a terminal answers to a question; nil without one.
  ///   - width: The width of the terminal.
  ///   - environment: The variables that the tool finds.
  func run(
    _ arguments: [String], of tool: Tool = .workbook, in workbook: Workbook? = nil,
    answer: String? = nil, width: Int? = nil, environment: [String: String] = [:]
  ) async -> ExitCode {
    let place = workbook.map { ["--package-path", $0.root.path] } ?? []
    var console = Console(
      output: { text in self.written.withLock { $0.output += text } },
      // Whether that line comes is decided by the machine's speed.
      errors: { text in
        if !text.hasPrefix("Still compiling") { self.written.withLock { $0.errors += text } }
      })
    console.width = { width }
    console.environment = environment
    if let answer { console.readAnswer = { answer } }
    return await tool.run(arguments + place, console: console)
  }
}

extension RecordedConsole {
  /// Types the command that the tool printed to bring a learner's files back, where it was printed.
  func restore() async throws {
    let line = output.split(separator: "\n").last { $0.hasPrefix("To restore them: ") }
    let command = try #require(line?.after("To restore them: "))
    let shell = Subprocess(
      program: "/bin/sh", arguments: ["-c", String(command)],
      folder: URL(filePath: FileManager.default.currentDirectoryPath))
    let outcome = try await shell.run()
    #expect(outcome.isSuccess)
  }
}
