import CourseKit
import JudgeKit

extension Invocation {
  /// Judges a chapter, and shows on a terminal that it takes a while.
  ///
  /// - Parameter trustsStarters: Whether a chapter that nobody has worked on need not be built.
  func result(
    of chapter: Chapter, _ exercise: ExerciseNumber? = nil, in workbook: Workbook,
    trustsStarters: Bool = false
  ) async throws -> ChapterResult {
    let judge = try Judge(chapter, in: workbook, with: buildSystem)
    if trustsStarters, judge.isUntouched {
      return ChapterResult(untouched: judge.source)
    }
    return try await console.waiting(for: judge.task, isLong: judge.isFirst) {
      try await judge.result(of: exercise)
    }
  }
}
