import CourseKit
import JudgeKit

/// What became of all submissions of a class.
package struct ClassReport: Codable, Equatable, Sendable {
  struct Exercise: Codable, Equatable, Sendable {
    let exercise: String
    let sentence: String

    /// The number of its chapter: "1".
    var chapter: String { String(exercise.prefix { $0 != "." }) }
  }

  private enum CodingKeys: String, CodingKey {
    case version, toolchain, exercises, submissions, leftOut, chapters, day, consequences
    // Reports of version 1 call it that.
    case sandbox = "cage"
  }

  var version = 1
  /// What held the code back while it ran.
  let sandbox: String
  let toolchain: String
  let exercises: [Exercise]
  package internal(set) var submissions: [GradedSubmission]
  /// The names of the files that lay beside the submissions.
  var leftOut: [String]?
  /// The titles of the chapters, by their numbers: "Chapter 1 · Post list".
  var chapters: [String: String]?
  /// The day on which the class was judged: "2026-11-24".
  var day: String?
  /// What comes of the mistakes that were recognised, by exercise and title.
  var consequences: [String: String]?

  /// A chapter's title: "Chapter 1 · Post list".
  func title(ofChapter number: String) -> String { chapters?[number] ?? "Chapter \(number)" }

  /// Whether the grader could judge everything, whatever the verdicts are.
  package var isComplete: Bool {
    submissions.allSatisfy { $0.chapters.allSatisfy(\.isJudged) }
  }
}
