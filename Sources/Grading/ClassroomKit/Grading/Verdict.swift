/// What became of an exercise in a submission.
package enum Verdict: String, Codable, CaseIterable, Sendable {
  case passed
  /// Its tests passed, but something in the code could deceive them.
  case review
  case failed
  /// It trapped, or was killed.
  case crashed
  /// It did not end in time.
  case stopped
  /// It ended the program before the tests were over.
  case left
  case notCompiled
  /// The file that it is answered in was not handed in.
  case missing
  /// Nothing has been written yet.
  case notBegun
  /// The grader failed, and not the learner.
  case notJudged

  /// The sign that stands for it in a table, one column wide.
  var sign: String {
    switch self {
    case .passed: "✔"
    case .review: "?"
    case .failed: "✘"
    case .crashed: "↯"
    case .stopped: "∞"
    case .left: "⇥"
    case .notCompiled: "¶"
    case .missing: "–"
    case .notBegun: "·"
    case .notJudged: "!"
    }
  }

  /// What it means, for the legend of a report.
  var meaning: String {
    switch self {
    case .passed: "passed"
    case .review: "passed, but the code needs a review"
    case .failed: "failed"
    case .crashed: "crashed"
    case .stopped: "did not end in time"
    case .left: "ended the program early"
    case .notCompiled: "does not compile"
    case .missing: "not handed in"
    case .notBegun: "not begun"
    case .notJudged: "could not be judged"
    }
  }
}
