import RegexBuilder

extension String {
  /// How often some words stand in the text as whole words, in whatever case, also in the plural.
  func count(ofWords words: String) -> Int { matches(of: Self.pattern(words)).count }

  /// Whether some words stand in the text as whole words, in whatever case, also in the plural.
  func hasWords(_ words: String) -> Bool { firstMatch(of: Self.pattern(words)) != nil }

  private static func pattern(_ words: String) -> Regex<Substring> {
    Regex {
      Anchor.wordBoundary
      words
      Optionally("s")
      Anchor.wordBoundary
    }
    .ignoresCase().wordBoundaryKind(.simple)
  }

  /// The text with at most three lines below it, as examples.
  func followed(by examples: some Sequence<String>) -> String {
    ([self] + examples.prefix(3).map { "  \($0)" }).joined(separator: "\n")
  }
}
