/// Code that somebody writes to solve an exercise: a common mistake, or another right answer.
struct Answer: Sendable {
  let exercise: ExerciseNumber
  let title: String
  /// The words that the failing test prints; nil when the answer is right.
  let quotation: String?
  let variant: Variant
  /// The page, from the workbook's root, and the line of the heading.
  let page: String
  let line: Int

  /// Says something about the answer, where it stands.
  func finding(_ sentence: String) -> Finding {
    Finding("'\(exercise) \(title)' \(sentence)", file: page, line: line)
  }
}
