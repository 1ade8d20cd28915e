import CourseKit

/// What became of an exercise, with all that anyone is told about it.
package struct ExerciseReport: Equatable, Sendable {
  package let number: ExerciseNumber
  /// What it asks for.
  package let sentence: String
  /// What the chapter's page calls it.
  package let title: String
  package let verdict: Verdict
  /// The first failure of its tests; nil when they passed, or need not run.
  package let failure: TestFailure?
  /// Why it could not be judged, in a sentence.
  package let obstacle: String?
  /// Where it is answered.
  package var places: [FileLocation] = []
  /// Where it is answered and still differs from the solution; all places, if none does.
  package var openPlaces: [FileLocation] = []
  /// Whether its TODO is still in the learner's files.
  package var isMarked = true
  /// The learner's code in these places, without comments and blank space.
  package var code: [String] = []
  /// The provided lines around it that were changed or are missing, if it is the first that is open, or has
  /// ended the run for all.
  package var losses: [Finding] = []
  /// What the compiler warns of in the learner's lines.
  package var warnings: [CompilerDiagnostic] = []
  /// The common mistakes that fail in the same way.
  package var mistakes: [KnownMistake] = []
  /// Whether its page says that there is something new to see in the app.
  package var offersApp = false

  package var isDone: Bool { verdict == .passed }
}

extension ExerciseReport: Encodable {
  private enum CodingKeys: CodingKey {
    case number, sentence, title, state, verdict, file, line, reason, failure, mistakes
    case places, losses, warnings
  }

  /// Encodes it in the form that `docs/workbook.md` describes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("\(number)", forKey: .number)
    try container.encode(sentence, forKey: .sentence)
    try container.encode(title, forKey: .title)
    try container.encode(isDone ? "done" : verdict.isRed ? "red" : "unknown", forKey: .state)
    try container.encode(verdict, forKey: .verdict)
    try container.encodeIfPresent(openPlaces.first?.file, forKey: .file)
    try container.encodeIfPresent(openPlaces.first?.line, forKey: .line)
    try container.encodeIfPresent(obstacle, forKey: .reason)
    try container.encodeIfPresent(failure, forKey: .failure)
    if !mistakes.isEmpty { try container.encode(mistakes, forKey: .mistakes) }
    try container.encode(openPlaces, forKey: .places)
    try container.encode(losses, forKey: .losses)
    try container.encode(warnings, forKey: .warnings)
  }
}
