import TestSupport

/// Texts that no author has thought of.
nonisolated extension ChanceOrder {
  /// A word of one to nine characters, as users type it.
  mutating func word() -> String {
    text(of: ["a", "e", "k", "o", "r", "t", "3", "7", "-", "한", "ä"], length: 9)
  }

  /// A text of several characters, most of which have a meaning in an address.
  mutating func query() -> String {
    let special = "+&=#%?/;:,@!$'()*[]{}|^`~\"\\<> \n.-_".map(String.init)
    return text(of: special + ["a", "Z", "0", "2B", "é", "e\u{301}", "글", "🐍"], length: 20)
  }

  /// An address of a next page, with characters that may be in one as they are.
  mutating func address() -> String {
    let legal = "abzAZ09-._~!$&'()*+,;=:@/?".map(String.init) + ["%2C", "%3E", "%22", "%EA%B8%80"]
    return "https://\(one(of: ["a", "b.c", "127.0.0.1:8080"]))/\(text(of: legal, length: 30))"
  }

  /// - Parameter length: The largest number of pieces.
  private mutating func text(of pieces: [String], length: Int) -> String {
    (0...number(below: length)).map { _ in one(of: pieces) }.joined()
  }
}
