/// One exercise of a chapter: a sentence, and the places in the code where it is solved.
struct Exercise: Equatable, Sendable {
  let number: ExerciseNumber
  /// The regions that answer it, in the order of their files; never empty.
  let regions: [Region]

  /// What the exercise asks for; its first region words it.
  var sentence: String { regions.first?.sentence ?? "" }
}
