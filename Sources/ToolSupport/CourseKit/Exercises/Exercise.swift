/// One exercise of a chapter: a sentence, and the places in the code where it is solved.
package struct Exercise: Equatable, Sendable {
  package let number: ExerciseNumber
  /// The regions that answer it, in the order of their files; never empty.
  package let regions: [Region]

  /// What the exercise asks for, in each of its regions; what they share is said once.
  package var sentence: String {
    regions.map(\.sentence).reduce(into: [String]()) { sentences, next in
      if !sentences.contains(next) { sentences.append(next) }
    }.joined(separator: " ")
  }
}
