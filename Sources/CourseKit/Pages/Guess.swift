/// A question about what a chapter's trace is going to show, with some answers to choose from.
package struct Guess: Equatable, Sendable {
  package let question: String
  /// The exercise after which the app does what the question asks about.
  package let exercise: ExerciseNumber
  /// What can be chosen.
  package let options: [String]
  /// The options that are right; as a rule there is one.
  package let right: [String]
  /// For each part of the answer, a text in the line of the trace that shows it.
  package let signs: [String]

  /// Whether it can be asked, and answered after the run.
  package var isWhole: Bool { options.count > 1 && right.count == 1 && !signs.isEmpty }
}

extension Guess {
  /// Reads what follows "guess after 1.4: " in a comment: the question, the options, and the signs.
  fileprivate init(_ text: some StringProtocol, after exercise: ExerciseNumber) {
    let parts = text.split(separator: "|").map(\.trimmed)
    let answers = parts.dropFirst().filter { $0.after("see ") == nil }
    self.exercise = exercise
    question = parts.first ?? ""
    options = answers.map { $0.replacing(/\s✔$/, with: "") }
    right = answers.filter { $0.hasSuffix(" ✔") }.map { $0.replacing(/\s✔$/, with: "") }
    signs = parts.compactMap { $0.after("see ").map(String.init) }
  }
}

extension Workbook {
  /// The questions about a chapter's messages, as its page has them in comments:
  /// `<!-- guess after 1.4: Which role is called first? | the presenter | the view ✔ | see viewDidLoad( -->`.
  package func guesses(about chapter: Chapter) -> [Guess] {
    (text(of: chapter.page) ?? "").matches(of: /<!-- guess after (\S+): (.+?) -->/).compactMap {
      match in ExerciseNumber(match.1).map { Guess(match.2, after: $0) }
    }
  }
}
