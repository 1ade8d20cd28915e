/// A chapter's solutions with other code in some of their regions.
struct Variant: Hashable, Sendable {
  /// What stands in a region instead of its solution.
  var changes: [Region: [String]] = [:]
  /// What stands after the member that holds a region, as a page writes it.
  var besides: [Region: [String]] = [:]

  /// The solutions as they are.
  static let solution = Variant()

  /// The work of a learner who has solved the exercises up to one, and none after it.
  static func solved(through number: ExerciseNumber, of source: ChapterSource) -> Variant {
    let left = source.regions.filter { $0.exercise > number }
    return Variant(changes: Dictionary(uniqueKeysWithValues: left.map { ($0, $0.todo) }))
  }
}
