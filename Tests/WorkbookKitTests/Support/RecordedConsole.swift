import Foundation
import Synchronization

@testable import WorkbookKit

/// Runs the tool, and keeps what it prints.
final class RecordedConsole: Sendable {
  private let written = Mutex((output: "", errors: ""))

  var output: String { written.withLock { $0.output } }
  var errors: String { written.withLock { $0.errors } }

  /// Runs a command line on a workbook, as in a pipe.
  func run(_ arguments: [String], in workbook: Workbook? = nil) async -> ExitCode {
    let place = workbook.map { ["--package-path", $0.root.path] } ?? []
    let console = Console(
      output: { text in self.written.withLock { $0.output += text } },
      errors: { text in self.written.withLock { $0.errors += text } })
    return await WorkbookTool.run(arguments + place, console: console)
  }
}
