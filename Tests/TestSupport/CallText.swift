import Foundation

/// A call as its source file has it, so that a failure can name what a test compared.
nonisolated struct CallText: Equatable {
  /// The text of each argument, on one line and without its label.
  let arguments: [String]

  /// Reads a call; nil when the source file is not there any more, or was changed.
  ///
  /// - Parameters:
  ///   - file: The file's full path.
  ///   - line: Counted from 1.
  ///   - column: The place of the parenthesis that opens the arguments, counted from 1.
  init?(inFile file: String, line: Int, column: Int) {
    let lines = URL(filePath: file).lines
    guard lines.indices.contains(line - 1) else { return nil }
    let code = Substring(lines[(line - 1)...].joined(separator: "\n").utf8.dropFirst(column - 1))
    guard code.first == "(" else { return nil }
    arguments = Self.arguments(in: code.dropFirst())
  }

  private static func arguments(in code: Substring) -> [String] {
    var arguments = [""]
    var depth = 0
    var isQuoted = false
    for character in code {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        if depth < 0 { break }
        if depth == 0, character == "," {
          arguments.append("")
          continue
        }
      }
      arguments[arguments.count - 1].append(character)
    }
    return arguments.map { argument in
      argument.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .replacing(#/^[a-z]+: /#, with: "")
    }
  }
}
