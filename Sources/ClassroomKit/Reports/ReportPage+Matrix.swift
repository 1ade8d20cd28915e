import CourseKit

extension ReportPage {
  /// A row for each submission, and a column for each exercise.
  var matrix: String {
    let chapters = Dictionary(grouping: report.exercises) { $0.exercise.prefix { $0 != "." } }
      .sorted { $0.key < $1.key }
    let chapterRow = chapters.map {
      "<th colspan=\"\($0.value.count)\" class=\"chapter\">Chapter \($0.key)</th>"
    }.joined()
    let head = report.exercises.map {
      "<th scope=\"col\" title=\"\($0.sentence.escaped)\"\(mark($0))>\($0.exercise)</th>"
    }.joined()
    let rows = report.submissions.map(row).joined(separator: "\n")
    return """
      <table>
      <thead>
      <tr><td class="name"></td><td></td>\(chapterRow)</tr>
      <tr><th scope="col" class="name">Name</th><th scope="col">✔</th>\(head)</tr>
      </thead>
      <tbody>
      \(rows)
      </tbody>
      <tfoot><tr><th scope="row" class="name">Passed</th><td></td>\(sums)</tr></tfoot>
      </table>
      """
  }

  /// The class of the first column of a chapter.
  private func mark(_ exercise: ClassReport.Exercise) -> String {
    exercise.exercise.hasSuffix(".1") ? " class=\"first\"" : ""
  }

  private func row(_ submission: GradedSubmission) -> String {
    let graded = Dictionary(
      submission.exercises.map { ($0.exercise, $0) }, uniquingKeysWith: { $1 })
    let cells = report.exercises.map { exercise in
      let graded = graded[exercise.exercise]
      let verdict = graded?.verdict ?? .missing
      let reasons = [graded?.rule.map { "Rule: \($0)" }, graded?.detail]
      let text = ([exercise.exercise + ": " + verdict.meaning] + reasons).compactMap(\.self)
      let first = exercise.exercise.hasSuffix(".1") ? " first" : ""
      return
        "<td class=\"\(verdict.rawValue)\(first)\" title=\"\(text.joined(separator: ". ").escaped)\">"
        + "\(verdict.sign)</td>"
    }.joined()
    return "<tr><th scope=\"row\" class=\"name\" title=\"\(submission.name.escaped)\">"
      + "<bdi>\(submission.name.escaped)</bdi></th><td class=\"sum\">\(submission.passed)</td>\(cells)</tr>"
  }

  private var sums: String {
    report.exercises.map { exercise in
      let passed = report.submissions.count { submission in
        submission.exercises.contains {
          $0.exercise == exercise.exercise && $0.verdict == .passed
        }
      }
      return "<td\(mark(exercise))>\(passed)</td>"
    }.joined()
  }

  /// What the signs mean that occur.
  var legend: String {
    let used = Set(report.submissions.flatMap(\.exercises).map(\.verdict))
    let items = Verdict.allCases.filter(used.contains).map {
      "<li><span class=\"\($0.rawValue)\">\($0.sign)</span> \($0.meaning)</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }
}
