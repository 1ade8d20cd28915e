extension String {
  /// The text on one line, as it reads.
  ///
  /// A user or a server may have sent line breaks, control characters that move the cursor, or
  /// invisible ones that show a text in another order or hide a part of it.
  var onOneLine: String {
    unicodeScalars
      .filter { !$0.misleads }
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

extension Unicode.Scalar {
  /// Whether it is invisible, and neither a script nor an emoji needs it.
  fileprivate var misleads: Bool {
    switch value {
    case 0x200C, 0x200D: false  // They part and join letters and emoji.
    case 0xE0020...0xE007F: false  // They spell the region of a flag.
    default:
      properties.isBidiControl
        || properties.generalCategory == .format && properties.isDefaultIgnorableCodePoint
    }
  }
}
