/// Code that learners write to solve an exercise: a common mistake, or another right answer.
package struct Answer: Sendable {
  package let exercise: ExerciseNumber
  package let title: String
  /// The words that the failing test prints; nil when the answer is right.
  package let quotation: String?
  package let variant: Variant
  /// Whether it fails in one way or another, as it happens: `<!-- races -->` stands in its section.
  package let races: Bool
  /// The heading.
  package let location: FileLocation

  /// Says something about the answer, where it stands.
  package func finding(_ sentence: String) -> Finding {
    Finding("'\(exercise) \(title)' \(sentence)", at: location)
  }
}
