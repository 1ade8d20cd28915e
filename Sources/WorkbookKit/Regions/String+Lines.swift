extension String {
  /// The lines of a text, blank ones too, whatever system ends them.
  var lines: [String] {
    // "\r\n" is one character.
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
  }
}
