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
