import CourseKit

/// What Swift prints when code traps: a line with the reason, and then a list of calls.
package enum TrapMessage {
  /// The line with the reason, if there is one.
  package static func first(in output: String) -> String? { output.lines.first(where: isReason) }

  /// What was printed before the trap.
  package static func textBefore(in output: String) -> [String] {
    Array(output.lines.prefix { !isReason($0) })
  }

  private static func isReason(_ line: String) -> Bool { line.contains(": Fatal error") }
}
