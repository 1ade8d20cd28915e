/// A character that looks like another one, or like nothing, and so hides what differs.
enum UnseenCharacter {
  /// Names the first character that differs where a reader may not see the difference.
  ///
  /// - Returns: Words to follow the text that was found, such as
  ///   ` (with U+00A0 NO-BREAK SPACE in place of U+0020 SPACE)`; empty where the difference shows.
  static func remark(found: String, wanted: String) -> String {
    let texts = (Array(found.unicodeScalars), Array(wanted.unicodeScalars))
    let place = zip(texts.0, texts.1).prefix { $0 == $1 }.count
    let rests = (texts.0.dropFirst(place), texts.1.dropFirst(place))
    guard [rests.0.first, rests.1.first].contains(where: { $0?.isMistakable ?? false }) else {
      return ""
    }
    // One character more, or one less, leaves the texts alike after it.
    if let found = rests.0.first, rests.0.dropFirst().first == rests.1.first {
      return " (with one more \(found.named))"
    }
    if let wanted = rests.1.first, rests.1.dropFirst().first == rests.0.first {
      return " (without \(wanted.named))"
    }
    // Where the texts differ after it as well, a reader sees that they do.
    guard let found = rests.0.first, let wanted = rests.1.first,
      rests.0.dropFirst().first == rests.1.dropFirst().first
    else { return "" }
    return " (with \(found.named) in place of \(wanted.named))"
  }
}

extension Unicode.Scalar {
  /// The character's number and name: "U+00A0 NO-BREAK SPACE".
  fileprivate var named: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    return (["U+\(number)"] + [properties.name ?? properties.nameAlias].compactMap(\.self))
      .joined(separator: " ")
  }

  /// Whether a reader may take it for another character, or not see it at all.
  fileprivate var isMistakable: Bool {
    guard !isASCII else { return properties.generalCategory == .control }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      return Self.alphabetsLikeLatin.contains { $0.contains(value) }
    case .otherSymbol, .currencySymbol: return false
    default: return true
    }
  }

  /// Latin with marks, Greek, Cyrillic and Armenian, and the letters of mathematics and of full width.
  private static let alphabetsLikeLatin: [ClosedRange<UInt32>] = [
    0x80...0x58F, 0x2100...0x218F, 0xFF01...0xFF5E, 0x1D400...0x1D7FF,
  ]
}
