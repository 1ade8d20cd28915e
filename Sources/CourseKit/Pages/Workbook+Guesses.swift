extension Workbook {
  /// What to guess before the messages of a chapter are shown, as its page has it in comments:
  /// `<!-- guess: Which role hears of the tap next? -->`.
  package func guesses(about chapter: Chapter) -> [String] {
    (text(of: chapter.page) ?? "").matches(of: /<!-- guess: (.+?) -->/).map { String($0.1) }
  }
}
