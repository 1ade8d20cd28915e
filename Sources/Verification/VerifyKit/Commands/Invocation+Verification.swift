import CommandKit
import CourseKit

extension Invocation {
  /// A verification of what the arguments name, chapters or exercises; of everything when there are none.
  func verification(of workbook: Workbook) throws -> Verification {
    let exercises = arguments.compactMap { ExerciseNumber($0) }
    return Verification(
      workbook: workbook, console: console, chapters: try namedChapters(of: workbook),
      buildSystem: buildSystem, exercises: exercises.isEmpty ? nil : Set(exercises))
  }

  /// The chapters that are named, by themselves or by one of their exercises; all when none is.
  private func namedChapters(of workbook: Workbook) throws -> [Chapter] {
    guard !arguments.isEmpty else { return workbook.chapters }
    let named = try arguments.map { word in
      ExerciseNumber(word) == nil
        ? try workbook.chapter(named: word) : try workbook.exercise(named: word).source.chapter
    }
    return workbook.chapters.filter(named.contains)
  }
}
