/// The anchors of a page's headings, by GitHub's rule.
struct AnchorNames {
  private(set) var names: Set<String> = []

  /// Adds a heading's anchor.
  ///
  /// Small letters; punctuation goes, spaces become hyphens; a second one of a name gets `-1`.
  ///
  /// - Returns: The anchor.
  @discardableResult
  mutating func add(heading: String) -> String {
    let text =
      heading
      .replacing(/!?\[([^\]]*)\]\([^)]*\)/) { $0.1 }
      .replacing(/<[^>]+>/, with: "")
    let kept = text.lowercased().unicodeScalars.compactMap { scalar -> Character? in
      if scalar == " " { return "-" }
      return Self.isKept(scalar) ? Character(scalar) : nil
    }
    let name = String(kept)
    var candidate = name
    var count = 0
    while names.contains(candidate) {
      count += 1
      candidate = "\(name)-\(count)"
    }
    names.insert(candidate)
    return candidate
  }

  /// Adds an anchor that the page sets itself: `<a id="…">`.
  mutating func add(id: String) { names.insert(id) }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation:
      true
    default: scalar == "-"
    }
  }
}
