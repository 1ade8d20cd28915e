import ArgumentKit
import CourseKit
import JudgeKit

/// An exercise of a submission, judged.
package struct GradedExercise: Codable, Equatable, Sendable {
  /// Its number: "1.3".
  let exercise: String
  var verdict: Verdict
  /// The rule that was broken.
  var rule: String?
  /// What happened, where no rule says it: the compiler's first error, how it crashed.
  var detail: String?
  /// The titles of the common mistakes that it looks like.
  var mistakes: [String] = []
  /// Where the learner's answer begins, in the chapter's folder: "PostList/PostListPresenter.swift:9".
  var place: String?
  /// What was written, without comments; nil for nothing, and for the workbook's own answer.
  var answer: String?
  /// Whether the answer is the workbook's but for a trifle, so that it is no wonder when several have it.
  var isOrdinary = false
}

extension GradedExercise {
  /// What the tests said of an exercise.
  init(_ result: ExerciseResult, answers: [LearnerAnswer?]) {
    exercise = "\(result.number)"
    mistakes = result.mistakes.map(\.title)
    let known = answers.compactMap(\.self)
    let isBegun = known.count < answers.count || known.contains { !$0.isStarter && !$0.isIdle }
    place = known.first { !$0.isSolution }.map { "\($0.region.file):\($0.line)" }
    if isBegun, !known.allSatisfy(\.isSolution) {
      let code = known.map { CodeLine.code(of: $0.lines).joined(separator: "\n") }
      answer = code.joined(separator: "\n…\n").shortened(to: 4_000)
      isOrdinary = known.allSatisfy(\.isOrdinary)
    }
    switch result.state {
    case .done where !isBegun:
      verdict = .review
      detail = "No code is in its place, but its tests pass."
    case .done: verdict = .passed
    case .red where !isBegun: verdict = .notBegun
    case .red(let failure?):
      verdict = Verdict(failure.kind)
      rule = failure.rule?.shortened(to: 500)
      detail = failure.rule == nil ? failure.found?.shortened(to: 500) : nil
      if failure.kind == .failed, known.count == answers.count, known.allSatisfy(\.isSolution) {
        detail = "Its answer equals the solution, so another exercise makes its tests fail."
      }
    case .red(nil): verdict = .notBegun
    case .unknown(let sentence):
      verdict = .notJudged
      detail = sentence
    }
  }

  /// An exercise that was not run.
  init(_ exercise: Exercise, _ verdict: Verdict, _ detail: String? = nil) {
    self.exercise = "\(exercise.number)"
    self.verdict = verdict
    self.detail = detail?.shortened(to: 500)
  }
}

extension Verdict {
  fileprivate init(_ kind: TestFailure.Kind) {
    self =
      switch kind {
      case .failed: .failed
      case .crashed: .crashed
      case .stopped: .stopped
      case .left: .left
      }
  }
}

extension String {
  /// The text with nothing in it that a terminal obeys, line ends aside, and of a bounded length.
  func shortened(to limit: Int) -> String {
    let text = lines.map(\.visible).joined(separator: "\n")
    return text.count > limit ? "\(text.prefix(limit)) …" : text
  }
}
