import CourseKit

/// The steps of a learner who solves one exercise after the other.
extension Variant {
  /// The work of a learner who has solved the exercises up to one, and none after it.
  static func solved(through number: ExerciseNumber, of source: ChapterSource) -> Variant {
    unsolved(source.regions.filter { $0.exercise > number })
  }

  /// What every learner starts with.
  static func starter(of source: ChapterSource) -> Variant { unsolved(source.regions) }

  /// The work of a learner who has solved the exercises before one, and now begins that one.
  static func solved(before number: ExerciseNumber, of source: ChapterSource) -> Variant {
    unsolved(source.regions.filter { $0.exercise >= number })
  }

  private static func unsolved(_ regions: [Region]) -> Variant {
    Variant(changes: Dictionary(uniqueKeysWithValues: regions.map { ($0, $0.todo) }))
  }
}
