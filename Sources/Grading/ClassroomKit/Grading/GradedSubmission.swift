import JudgeKit

/// A submission, judged.
package struct GradedSubmission: Codable, Equatable, Sendable {
  /// Who made it: the name of the folder, or a number.
  package var name: String
  var notes: [String]
  package var chapters: [GradedChapter]
  /// The names in the notes; they may tell who made it.
  var ownFiles: [String]?

  package var exercises: [GradedExercise] { chapters.flatMap(\.exercises) }
  var passed: Int { count(.passed) }

  /// How many of its exercises have a verdict.
  func count(_ verdict: Verdict) -> Int { exercises.count { $0.verdict == verdict } }
}
