import JudgeKit

/// A submission, judged.
package struct GradedSubmission: Codable, Equatable, Sendable {
  /// Who made it: the name of the folder, or a number.
  var name: String
  var notes: [String]
  var chapters: [GradedChapter]
  /// The names in the notes; they may tell who made it.
  var ownFiles: [String]?

  var exercises: [GradedExercise] { chapters.flatMap(\.exercises) }
  var passed: Int { count(.passed) }

  /// How many of its exercises have a verdict.
  func count(_ verdict: Verdict) -> Int { exercises.count { $0.verdict == verdict } }
}
