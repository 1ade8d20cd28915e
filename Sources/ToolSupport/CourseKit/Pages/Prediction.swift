/// A question about what a chapter's trace is going to show, with some answers to choose from.
package struct Prediction: Equatable, Sendable {
  package let question: String
  /// The exercise after which the app does what the question asks about.
  package let exercise: ExerciseNumber
  /// What the app has to be started with, so that it does that.
  package let arguments: [String]
  /// What can be chosen.
  package let options: [String]
  /// The options that are right; as a rule there is one.
  package let right: [String]
  /// For each part of the answer, a text in the line of the trace that shows it.
  package let signs: [String]

  /// Whether it can be asked, and answered after the run.
  package var isWhole: Bool { options.count > 1 && right.count == 1 && !signs.isEmpty }
}

extension Prediction {
  /// The file of all questions, apart from the pages, which would give the answers away.
  package static let path = "docs/predictions.txt"

  /// Reads a line; nil if it is no question.
  fileprivate init?(_ line: String) {
    guard let match = line.wholeMatch(of: /(\d+\.\d+)(?: -- (.+?))?: (.+)/),
      let exercise = ExerciseNumber(match.1)
    else { return nil }
    let parts = match.3.split(separator: "|").map(\.trimmed)
    let answers = parts.dropFirst().filter { $0.after("see ") == nil }
    self.exercise = exercise
    arguments = (match.2 ?? "").split(separator: " ").map(String.init)
    question = parts.first ?? ""
    options = answers.map { $0.replacing(/\s✔$/, with: "") }
    right = answers.filter { $0.hasSuffix(" ✔") }.map { $0.replacing(/\s✔$/, with: "") }
    signs = parts.compactMap { $0.after("see ").map(String.init) }
  }
}

extension Workbook {
  /// The questions about a chapter's messages, such as
  /// `1.4: Which role is called first? | the presenter | the view ✔ | see viewDidLoad(`.
  package func predictions(about chapter: Chapter) -> [Prediction] {
    (text(of: Prediction.path) ?? "").lines.compactMap { Prediction($0) }
      .filter { $0.exercise.chapter == chapter.number }
  }
}
