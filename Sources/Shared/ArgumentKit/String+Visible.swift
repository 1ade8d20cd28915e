extension String {
  /// The text with its control characters written as code has them, so that no terminal obeys them.
  package var visible: String {
    unicodeScalars.map { $0.isObeyed ? $0.escaped(asASCII: true) : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it moves, colours or reorders what stands around it, or shows nothing; a tab does no harm.
  fileprivate var isObeyed: Bool {
    switch properties.generalCategory {
    case .control: self != "\t"
    case .lineSeparator, .paragraphSeparator: true
    // Joiners and tags are parts of words and of emoji.
    case .format:
      !["\u{200C}", "\u{200D}"].contains(self) && !("\u{E0020}"..."\u{E007F}").contains(self)
    default: false
    }
  }
}
