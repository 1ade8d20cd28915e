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

  /// The report after the code of some submissions was reviewed, by their names.
  func reviewed(_ names: Set<String>) -> ClassReport {
    var report = self
    for index in report.submissions.indices where names.contains(report.submissions[index].name) {
      for chapter in report.submissions[index].chapters.indices {
        report.submissions[index].chapters[chapter].review()
      }
    }
    return report
  }

  /// How many exercises passed, and wait for a review.
  var reviewCount: Int { submissions.map { $0.count(.review) }.reduce(0, +) }

  /// Whether the grader could judge everything, whatever the verdicts are.
  package var isComplete: Bool {
    submissions.allSatisfy { $0.chapters.allSatisfy(\.isJudged) }
  }
}
