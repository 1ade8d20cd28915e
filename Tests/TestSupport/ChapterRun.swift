/// The exercises of a chapter that a run tried, and how they failed.
nonisolated struct ChapterRun {
  let chapter: TestedChapter
  /// The numbers of the exercises whose tests ran.
  private(set) var exercises: Set<Int> = []
  /// The first failure of each that is red.
  private(set) var failures: [Int: TestedFailure] = [:]
  /// The first failure of a test that belongs to no exercise.
  private(set) var otherFailure: TestedFailure?

  init(of chapter: TestedChapter) { self.chapter = chapter }

  /// - Parameter exercise: Its number in the chapter; nil for a test that belongs to none.
  mutating func begin(_ exercise: Int?) {
    if let exercise { exercises.insert(exercise) }
  }

  mutating func note(_ failure: TestedFailure, of exercise: Int?) {
    if let exercise {
      failures[exercise] = failures[exercise] ?? failure
    } else {
      otherFailure = otherFailure ?? failure
    }
  }
}
