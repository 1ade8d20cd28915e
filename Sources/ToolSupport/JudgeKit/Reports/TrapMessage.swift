import CourseKit
import Foundation

/// What is printed when code traps: a line with the reason, the test's last steps, and a list of calls.
package enum TrapMessage {
  /// The line with the reason, if there is one.
  package static func first(in output: String) -> String? { output.lines.first(where: isReason) }

  /// What was printed before the trap.
  package static func textBefore(in output: String) -> [String] {
    Array(output.lines.prefix { !isReason($0) && !$0.hasPrefix("*** ") && stepsTold($0) == nil })
  }

  /// The steps of a test that led to the trap.
  static func steps(in output: String) -> String? { output.lines.compactMap(stepsTold).first }

  /// The last call of the chapter's code, which alone is built with its lines.
  static func place(in output: String, root: URL) -> FileLocation? {
    let call = /^ *\d+ .* at (\/.+):(\d+):\d+$/
    for line in output.lines {
      guard let match = line.wholeMatch(of: call), let file = match.1.after("\(root.path)/") else {
        continue
      }
      return FileLocation(file: String(file), line: Int(match.2))
    }
    return nil
  }

  private static func isReason(_ line: String) -> Bool { line.contains(": Fatal error") }

  private static func stepsTold(_ line: String) -> String? {
    line.trimmed.after("The last steps: ").map { $0.trimmed }
  }
}
