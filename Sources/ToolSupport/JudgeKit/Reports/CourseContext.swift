import CourseKit

/// What the course says about a chapter: what it is good for, and what comes after it.
package struct CourseContext: Equatable, Sendable {
  /// All exercises of the chapter.
  package let exercises: [ExerciseNumber]
  /// What a learner can do after the chapter.
  package let goals: [String]
  /// The chapter after this one.
  package let nextChapter: Chapter?
  /// The page that leads from the last chapter to the learner's own work, where the book has it.
  package let lastPage: String?

  init(_ source: ChapterSource, in workbook: Workbook) {
    exercises = source.exercises.map(\.number)
    goals = workbook.goals(of: source.chapter)
    nextChapter = workbook.chapters.first { $0.number > source.chapter.number }
    lastPage = workbook.pages.first { $0 == "docs/after.md" }
  }
}
