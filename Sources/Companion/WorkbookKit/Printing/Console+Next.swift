import CommandKit
import CourseKit

extension Console {
  /// Prints the one command to type next, in one line, so that it can be copied.
  func printNext(_ arguments: String = "") { print(next(arguments)) }

  func next(_ arguments: String = "") -> String {
    "Next: \(color("swift run workbook \(arguments)".trimmed, .bold))"
  }
}
