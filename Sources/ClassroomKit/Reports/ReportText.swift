import CourseKit

/// A report in a few lines, for a terminal.
struct ReportText {
  let report: ClassReport

  /// A line for each submission, and what most are stuck on.
  var lines: [String] {
    let width = min(30, report.submissions.map(\.name.visible.count).max() ?? 0)
    let rows = report.submissions.map { submission in
      let name = submission.name.visible
      let padding = String(repeating: " ", count: max(0, width - name.count))
      let signs = submission.chapters.map { $0.exercises.map(\.verdict.sign).joined() }
      return "\(name.prefix(width))\(padding)  \(signs.joined(separator: " "))"
        + "  \(submission.passed)/\(report.exercises.count)"
    }
    let used = Set(report.submissions.flatMap(\.exercises).map(\.verdict))
    let legend = Verdict.allCases.filter(used.contains).map { "\($0.sign) \($0.meaning)" }
    let topics = report.topics.prefix(5).flatMap { topic in
      [
        "",
        "\(topic.exercise) · \(topic.names.count) of \(report.submissions.count): \(topic.rule.oneLine)",
      ]
        + topic.mistakes.prefix(2).map { "  \($0.count) × \($0.title)" }
    }
    return rows + ["", legend.joined(separator: ", ")]
      + (topics.isEmpty ? [] : ["", "What to talk about:"] + topics.dropFirst())
      + ["", "The code ran in this cage: \(report.cage)."]
  }
}
