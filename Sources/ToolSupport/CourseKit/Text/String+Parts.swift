import Foundation

extension String {
  /// The lines of a text, blank ones too, whatever ends them.
  package var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak).map(String.init)
  }

  /// The text with a line feed at the end of each line, whatever ends it now.
  ///
  /// A text is compared and searched in this form only, so that line endings are never taken for a
  /// difference: "\r\n" is a single `Character`, which is not equal to "\n".
  package var withLineFeeds: String {
    utf8.contains(UInt8(ascii: "\r")) ? String(map { $0.isLineBreak ? "\n" : $0 }) : self
  }
}

extension Character {
  /// Whether it ends a line of code: the compiler takes a carriage return alone for a line ending, and
  /// other characters that Unicode calls newlines, such as U+2028, for text.
  var isLineBreak: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}

extension String {
  /// The text with each run of spaces and line ends as one space.
  package var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

extension String {
  /// The text as one word for a shell.
  package var shellQuoted: String { "'\(replacing("'", with: "'\\''"))'" }
}

extension String {
  /// What a file holds, byte by byte.
  ///
  /// Swift calls two texts equal that show the same characters in other bytes, and the compiler and the file
  /// system do not.
  package var bytes: [UInt8] { Array(utf8) }
}

extension StringProtocol {
  package var trimmed: String { trimmingCharacters(in: .whitespaces) }

  /// The text without blank space at its end.
  package var trimmedEnd: String { String(reversed().drop(while: \.isWhitespace).reversed()) }

  /// What follows a prefix, or nil when the text does not begin with it.
  package func after(_ prefix: String) -> SubSequence? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

extension ArraySlice {
  /// The elements without those at either end that are of a kind.
  package func trimmed(_ isLeftOut: (Element) -> Bool) -> ArraySlice {
    var rest = drop(while: isLeftOut)
    while let last = rest.last, isLeftOut(last) { rest.removeLast() }
    return rest
  }
}
