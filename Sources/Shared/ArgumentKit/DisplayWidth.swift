extension StringProtocol {
  /// How many columns of a terminal the text takes.
  ///
  /// A character may be made of several Unicode scalars: a letter with its accents, a syllable of
  /// Hangul that a Mac has taken apart, a flag. The first one says how wide it is, unless it is an emoji.
  package var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text with spaces after it, up to a width in columns; a wider one is left as it is.
  package func padded(to width: Int) -> String { self + padding(to: width) }

  /// The spaces that the text lacks to a width in columns.
  package func padding(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }

  /// As much of the beginning as fits into a width in columns.
  package func prefix(columns width: Int) -> SubSequence {
    var rest = width
    return prefix { character in
      rest -= character.displayWidth
      return rest >= 0
    }
  }
}

extension Character {
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isWide || unicodeScalars.contains("\u{FE0F}") { return 2 }
    return first.takesNoColumn ? 0 : 1
  }
}

extension Unicode.Scalar {
  /// The blocks that are wide (W) or full (F) in EastAsianWidth.txt of the Unicode Character Database.
  ///
  /// The emoji among them are left out, because the standard library knows those.
  private static let wideBlocks: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4C6, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DF2, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]

  fileprivate var isWide: Bool {
    guard value >= 0x1100 else { return false }
    return properties.isEmojiPresentation || Self.wideBlocks.contains { $0.contains(value) }
  }

  /// Whether it stands on what is before it, or shows nothing.
  fileprivate var takesNoColumn: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: true
    default: false
    }
  }
}
