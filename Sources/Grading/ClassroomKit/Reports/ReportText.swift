import ArgumentKit
import CourseKit
import JudgeKit

/// A report in a few lines, for a terminal.
struct ReportText {
  /// How many topics fit into a terminal.
  private static let topicLimit = 5

  let report: ClassReport
  /// How many characters fit on a line; nil in a pipe.
  var width: Int? = nil

  /// A line for each submission, and what most are stuck on.
  var lines: [String] {
    let width = min(30, report.submissions.map(\.name.visible.displayWidth).max() ?? 0)
    let rows = report.submissions.flatMap { self.rows(of: $0, width: width) }
    let used = Set(report.submissions.flatMap(\.exercises).map(\.verdict))
    let legend = Verdict.allCases.filter(used.contains).map { "\($0.sign) \($0.meaning)" }
    var lines = rows + [""] + wrapped(legend.joined(separator: ", "))
    if let sentence = report.notBegunSentence { lines += wrapped(sentence) }
    if !report.topics.isEmpty { lines += ["", "Topics to discuss:"] + topics.dropFirst() }
    return lines + ["", rest, "The code ran in this sandbox: \(report.sandbox)."]
  }

  /// A submission's signs, and what its chapters do not compile for or are not judged for.
  private func rows(of submission: GradedSubmission, width: Int) -> [String] {
    let name = submission.name.visible.prefix(columns: width).padded(to: width)
    let signs = submission.chapters.map { $0.exercises.map(\.verdict.sign).joined() }
    let count = "\(submission.passed)/\(report.exercises.count)"
    let reasons = submission.chapters.compactMap { chapter in
      chapter.exercises.first { [.notCompiled, .notJudged].contains($0.verdict) }
    }
    return ["\(name)  \(signs.joined(separator: " "))  \(count)"]
      + reasons.flatMap { graded in
        let text = graded.detail.map { $0.oneLine.shortened(to: 200) } ?? graded.verdict.meaning
        return wrapped("\(graded.verdict.sign) \(text)", indentation: "  ")
      }
  }

  private var topics: [String] {
    let count = report.submissions.count
    return report.topics.prefix(Self.topicLimit).flatMap { topic in
      let notes = (topic.reasons + topic.mistakes).prefix(4)
      let lines = notes.flatMap {
        wrapped("\($0.count) of \(count) · \($0.sentence.oneLine)", indentation: "  ")
      }
      return ["", topic.title] + lines
    }
  }

  /// A text broken between words, whose further lines are indented below the first one.
  private func wrapped(_ text: String, indentation: String = "") -> [String] {
    let further = indentation.isEmpty ? "" : indentation + "  "
    return Prose.lines(text, width: width.map { $0 - further.count }).enumerated()
      .map { ($0 == 0 ? indentation : further) + $1 }
  }

  private var rest: String {
    let more = report.topics.count - Self.topicLimit
    return more > 0
      ? "\(more) more topics, the reasons and notes: --html FILE"
      : "The reasons and notes: --html FILE"
  }
}
