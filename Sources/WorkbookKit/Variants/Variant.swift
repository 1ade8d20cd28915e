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
    unsolved(source.regions.filter { $0.exercise > number })
  }

  /// The work of a learner who has solved the exercises before one, and now begins that one.
  static func solved(before number: ExerciseNumber, of source: ChapterSource) -> Variant {
    unsolved(source.regions.filter { $0.exercise >= number })
  }

  private static func unsolved(_ regions: [Region]) -> Variant {
    Variant(changes: Dictionary(uniqueKeysWithValues: regions.map { ($0, $0.todo) }))
  }
}
