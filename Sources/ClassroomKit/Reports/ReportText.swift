import CourseKit

/// A report in a few lines, for a terminal.
struct ReportText {
  /// How many topics fit into a terminal.
  private static let topicLimit = 5

  let report: ClassReport

  /// A line for each submission, and what most are stuck on.
  var lines: [String] {
    let width = min(30, report.submissions.map(\.name.visible.count).max() ?? 0)
    let rows = report.submissions.flatMap { submission in
      let name = submission.name.visible
      let padding = String(repeating: " ", count: max(0, width - name.count))
      let signs = submission.chapters.map { $0.exercises.map(\.verdict.sign).joined() }
      let row =
        "\(name.prefix(width))\(padding)  \(signs.joined(separator: " "))"
        + "  \(submission.passed)/\(report.exercises.count)"
        + (submission.count(.review) > 0 ? ", \(submission.count(.review)) to look at" : "")
      let errors = submission.chapters.compactMap(\.exercises.first)
        .filter { $0.verdict == .notCompiled }.compactMap(\.detail)
      return [row] + errors.map { "  \(Verdict.notCompiled.sign) \($0.oneLine.shortened(to: 200))" }
    }
    let used = Set(report.submissions.flatMap(\.exercises).map(\.verdict))
    let legend = Verdict.allCases.filter(used.contains).map { "\($0.sign) \($0.meaning)" }
    let (all, count) = (report.topics, report.submissions.count)
    let topics = all.prefix(Self.topicLimit).flatMap { topic in
      ["", topic.title]
        + (topic.reasons + topic.mistakes).prefix(4).map {
          "  \($0.count) of \(count) · \($0.sentence.oneLine)"
        }
    }
    return rows + ["", legend.joined(separator: ", ")]
      + (report.notBegunSentence.map { [$0] } ?? [])
      + (topics.isEmpty ? [] : ["", "What to talk about:"] + topics.dropFirst())
      + [
        "",
        all.count > Self.topicLimit
          ? "\(all.count - Self.topicLimit) more to talk about, the reasons and notes: --html FILE"
          : "The reasons and notes: --html FILE",
      ]
      + ["The code ran in this cage: \(report.cage)."]
  }
}
