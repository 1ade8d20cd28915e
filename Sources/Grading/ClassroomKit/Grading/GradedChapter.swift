import JudgeKit

/// A chapter of a submission, judged.
package struct GradedChapter: Codable, Equatable, Sendable {
  let chapter: Int
  package var exercises: [GradedExercise]
  /// What was left out, and what an instructor should know.
  package var notes: [String] = []
  /// The files whose names are not the chapter's; they may tell who made them.
  var ownFiles: [String]?

  /// Whether each exercise has a verdict; otherwise the grader or the machine is at fault.
  var isJudged: Bool { exercises.allSatisfy { $0.verdict != .notJudged } }
}
