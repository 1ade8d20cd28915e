import ArgumentKit
import CourseKit
import JudgeKit

/// An exercise of a submission, judged.
package struct GradedExercise: Codable, Equatable, Sendable {
  /// Its number: "1.3".
  package let exercise: String
  package var verdict: Verdict
  /// The rule that was broken.
  var rule: String?
  /// What happened, where no rule says it: the compiler's first error, how it crashed.
  package var detail: String?
  /// The titles of the common mistakes that it looks like.
  var mistakes: [String] = []
  /// Where the learner's answer begins, in the chapter's folder: "PostList/PostListPresenter.swift:9".
  var place: String?
  /// What was written, without comments; nil for nothing, and for the workbook's own answer.
  var answer: String?
  /// Whether the answer is the workbook's but for a trifle, so that it is no wonder when several have it.
  var isOrdinary = false
}

extension String {
  /// The text with nothing in it that a terminal obeys, line ends aside, and of a bounded length.
  func shortened(to limit: Int) -> String {
    let text = lines.map(\.visible).joined(separator: "\n")
    return text.count > limit ? "\(text.prefix(limit)) …" : text
  }
}
