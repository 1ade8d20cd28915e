import CourseKit

/// What became of all submissions of a class.
package struct ClassReport: Codable, Equatable, Sendable {
  struct Exercise: Codable, Equatable, Sendable {
    let exercise: String
    let sentence: String
  }

  var version = 1
  /// What held the code back while it ran.
  let cage: String
  let toolchain: String
  let exercises: [Exercise]
  package internal(set) var submissions: [GradedSubmission]
  /// The names of the files that lay beside the submissions.
  var leftOut: [String]?

  /// Whether the grader could judge everything, whatever the verdicts are.
  package var isComplete: Bool {
    submissions.allSatisfy { $0.exercises.allSatisfy { $0.verdict != .notJudged } }
  }
}
