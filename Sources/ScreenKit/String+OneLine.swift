extension String {
  /// The text on one line.
  ///
  /// A person or a server may have sent line breaks, or control characters that move the cursor.
  var onOneLine: String {
    unicodeScalars
      .split { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      }
      .map { String($0) }
      .joined(separator: " ")
  }
}
