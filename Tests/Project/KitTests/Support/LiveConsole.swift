import Foundation
import Synchronization

@testable import CommandKit
@testable import CourseKit
@testable import JudgeKit
@testable import VerifyKit
@testable import WorkbookKit

/// Runs the tool, and waits for what it prints.
final class LiveConsole: Sendable {
  private let output = Mutex("")
  private let printed: AsyncStream<Void>
  private let hasPrinted: AsyncStream<Void>.Continuation

  init() { (printed, hasPrinted) = AsyncStream.makeStream() }

  /// Runs a command line on a workbook, as in a pipe.
  func run(_ arguments: [String], in workbook: Workbook) async -> ExitCode {
    let console = Console(
      output: { text in
        self.output.withLock { $0 += text }
        self.hasPrinted.yield()
      }, errors: { _ in })
    let code = await Tool.workbook.run(
      arguments + ["--package-path", workbook.root.path], console: console)
    hasPrinted.finish()
    return code
  }

  /// Waits for a text, and forgets all that was printed up to its end.
  ///
  /// - Throws: `Silence` when the tool has ended without it.
  func hear(_ text: String) async throws {
    if take(text) { return }
    for await _ in printed where take(text) { return }
    throw Silence(text: text, heard: output.withLock { $0 })
  }

  private func take(_ text: String) -> Bool {
    output.withLock { output in
      guard let range = output.firstRange(of: text) else { return false }
      output.removeSubrange(..<range.upperBound)
      return true
    }
  }

  struct Silence: Error {
    let text: String
    let heard: String
  }
}
