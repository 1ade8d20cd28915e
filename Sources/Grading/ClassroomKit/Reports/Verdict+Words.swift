import JudgeKit

extension Verdict {
  /// The sign that stands for it in a table, one column wide.
  var sign: String {
    switch self {
    case .passed: "✔"
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
