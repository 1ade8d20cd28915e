extension String {
  /// The text with each run of spaces and line ends as one space.
  package var oneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
