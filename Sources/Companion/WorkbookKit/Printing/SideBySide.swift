import ArgumentKit
import CourseKit

/// Two pieces of code: beside each other where they fit, else one below the other.
struct SideBySide {
  struct Column {
    let title: String
    let lines: [String]

    /// - Parameter lines: The code; the indentation that all lines share is left out.
    init(_ title: String, _ lines: [String]) {
      let trimmed = lines[...].trimmed { $0.trimmed.isEmpty }
      let shared = trimmed.filter { !$0.trimmed.isEmpty }
        .map { $0.prefix { $0.isWhitespace }.count }.min()
      self.title = title
      self.lines = trimmed.map { String($0.dropFirst(shared ?? 0)) }
    }

    var width: Int { ([title] + lines).map(\.displayWidth).max() ?? 0 }
  }

  let left: Column
  let right: Column

  /// The lines to print on a terminal.
  func lines(width: Int) -> [String] {
    guard left.width + 3 + right.width <= width else {
      return [left.title] + left.lines + ["", right.title] + right.lines
    }
    let count = max(left.lines.count, right.lines.count)
    func padded(_ column: Column) -> [String] {
      [column.title] + column.lines
        + [String](repeating: "", count: count - column.lines.count)
    }
    return zip(padded(left), padded(right)).map { yours, answer in
      "\(yours.padded(to: left.width)) │ \(answer)".trimmedEnd
    }
  }
}
