import CommandKit
import CourseKit
import JudgeKit

extension Invocation {
  /// Runs the tests of a chapter, and shows on a terminal that it takes a while.
  ///
  /// - Parameters:
  ///   - exercises: The exercises to test; none for all of them.
  ///   - trustsStarters: Whether a chapter in which nothing is written yet need not be built.
  func report(
    on chapter: Chapter, _ exercises: [ExerciseNumber] = [], in workbook: Workbook,
    trustsStarters: Bool = false
  ) async throws -> ChapterReport {
    let judge = try Judge(chapter, in: workbook, with: buildSystem)
    if trustsStarters, judge.isUntouched {
      return ChapterReporter(judge.source, in: workbook).untouched()
    }
    return try await console.waiting(for: judge.task, isLong: judge.isFirst) {
      try await judge.report(on: exercises)
    }
  }
}
