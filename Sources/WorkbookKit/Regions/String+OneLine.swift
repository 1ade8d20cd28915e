extension String {
  /// The text with each run of spaces and line ends as one space.
  var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
