/// A chapter's solutions with other code in some of their regions.
package struct Variant: Hashable, Sendable {
  /// What stands in a region instead of its solution.
  package var changes: [Region: [String]] = [:]
  /// What stands after the member that holds a region, as a page writes it.
  package var besides: [Region: [String]] = [:]

  package init(changes: [Region: [String]] = [:], besides: [Region: [String]] = [:]) {
    self.changes = changes
    self.besides = besides
  }

  /// The solutions as they are.
  package static let solution = Variant()

  /// The work of a learner who has solved the exercises up to one, and none after it.
  package static func solved(through number: ExerciseNumber, of source: ChapterSource) -> Variant {
    unsolved(source.regions.filter { $0.exercise > number })
  }

  /// What every learner starts with.
  package static func starter(of source: ChapterSource) -> Variant { unsolved(source.regions) }

  /// The work of a learner who has solved the exercises before one, and now begins that one.
  package static func solved(before number: ExerciseNumber, of source: ChapterSource) -> Variant {
    unsolved(source.regions.filter { $0.exercise >= number })
  }

  private static func unsolved(_ regions: [Region]) -> Variant {
    Variant(changes: Dictionary(uniqueKeysWithValues: regions.map { ($0, $0.todo) }))
  }
}
