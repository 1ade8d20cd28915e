import CourseKit
import Foundation
import JudgeKit

/// The tool's standard output, which may be closed, full, or a pipe whose reader has ended.
package final class StandardOutput: Sendable {
  private let failure = Flag()

  var hasFailed: Bool { failure.isRaised }

  /// Claims the standard streams; it must come before any file is opened.
  init() {
    // In the place of one that is closed, the next file would be opened, and get what we print.
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDONLY)
    }
    // A write then fails instead. Not `SIG_IGN`, which the programs that we start would inherit.
    signal(SIGPIPE) { _ in }
  }

  /// Prints a text; when that fails, the task is cancelled, because its output would be lost.
  package func write(_ text: String) {
    if !hasFailed { attempt(text) }
    if hasFailed { withUnsafeCurrentTask { $0?.cancel() } }
  }

  private func attempt(_ text: String) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      failure.raise()
      guard let code = FileProblem.code(of: error), code != EPIPE else { return }
      Self.writeError("Error: The output cannot be written: \(String(cString: strerror(code))).\n")
    }
  }

  /// Prints to the standard error, the last place there is to complain.
  static func writeError(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
