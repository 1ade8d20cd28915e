/// A question to ask before the messages of a chapter are shown.
package struct Guess: Equatable, Sendable {
  package let question: String
  /// What has to be written before anything happens that answers it.
  package let exercise: ExerciseNumber
}

extension Workbook {
  /// The questions about a chapter's messages, as its page has them in comments:
  /// `<!-- guess after 1.4: Which role hears of the tap next? -->`.
  package func guesses(about chapter: Chapter) -> [Guess] {
    (text(of: chapter.page) ?? "").matches(of: /<!-- guess after (\S+): (.+?) -->/).compactMap {
      match in
      ExerciseNumber(match.1).map { Guess(question: String(match.2), exercise: $0) }
    }
  }
}
