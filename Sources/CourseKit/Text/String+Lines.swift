extension String {
  /// The lines of a text, blank ones too, whatever system ends them.
  package var lines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak).map(String.init)
  }
}

extension Character {
  /// Whether it ends a line; "\r\n" is one character.
  var isLineBreak: Bool { self == "\n" || self == "\r\n" }
}
