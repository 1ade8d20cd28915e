import CourseKit
import JudgeKit

extension ReportPage {
  /// A row for each submission, and a column for each exercise; on paper a table for each chapter.
  var matrix: String {
    let chapters = Dictionary(grouping: report.exercises, by: \.chapter)
      .sorted { $0.key < $1.key }.map(\.value)
    let whole = table(of: chapters)
    // A table that is too wide is scrolled by its keys, so it has a name that is read out with it.
    let region = "role=\"region\" aria-label=\"Verdicts\" tabindex=\"0\""
    guard chapters.count > 1 else { return "<div class=\"matrix\" \(region)>\(whole)</div>" }
    let parts = chapters.map { "<div class=\"matrix paper\">\(table(of: [$0]))</div>" }
    return "<div class=\"matrix screen\" \(region)>\(whole)</div>\n"
      + parts.joined(separator: "\n")
  }

  private func table(of chapters: [[ClassReport.Exercise]]) -> String {
    let exercises = chapters.flatMap(\.self)
    let chapterRow = chapters.map { exercises in
      let title = report.title(ofChapter: exercises[0].chapter)
      return
        "<th scope=\"colgroup\" colspan=\"\(exercises.count)\" class=\"chapter\">\(title.escaped)</th>"
    }.joined()
    let head = exercises.map {
      "<th scope=\"col\" title=\"\($0.sentence.escaped)\"\(mark($0))>\($0.exercise)</th>"
    }.joined()
    return """
      <table>
      <thead>
      <tr><td class="name"></td><td></td>\(chapterRow)</tr>
      <tr><th scope="col" class="name">Name</th><th scope="col">\(Verdict.passed.spoken)</th>\
      \(head)</tr>
      </thead>
      <tbody>
      \(report.submissions.indices.map { row($0, exercises) }.joined(separator: "\n"))
      </tbody>
      <tfoot><tr><th scope="row" class="name">Passed</th><td></td>\
      \(sums(of: exercises))</tr></tfoot>
      </table>
      """
  }

  /// The class of the first column of a chapter.
  private func mark(_ exercise: ClassReport.Exercise) -> String {
    exercise.exercise.hasSuffix(".1") ? " class=\"first\"" : ""
  }

  private func row(_ index: Int, _ exercises: [ClassReport.Exercise]) -> String {
    let submission = report.submissions[index]
    let graded = Dictionary(
      submission.exercises.map { ($0.exercise, $0) }, uniquingKeysWith: { $1 })
    let cells = exercises.map { cell(of: graded[$0.exercise], $0) }.joined()
    let passed = exercises.count { graded[$0.exercise]?.verdict == .passed }
    let name = submission.name.escaped
    let text = "<bdi>\(name)</bdi>"
    let heading =
      lines(of: submission).isEmpty ? text : "<a href=\"#learner-\(index + 1)\">\(text)</a>"
    return "<tr><th scope=\"row\" class=\"name\" title=\"\(name)\">\(heading)</th>"
      + "<td class=\"sum\">\(passed)</td>\(cells)</tr>"
  }

  /// A verdict as a sign with its word; why it was given is a tooltip, and stands with the learner's name.
  private func cell(of graded: GradedExercise?, _ exercise: ClassReport.Exercise) -> String {
    let verdict = graded?.verdict ?? .missing
    let reasons = [graded?.rule.map { "\(PageWords.rule) \($0)" }, graded?.detail]
    let text = reasons.compactMap(\.self).joined(separator: " ")
    let title = text.isEmpty ? "" : " title=\"\(text.escaped)\""
    let first = exercise.exercise.hasSuffix(".1") ? " first" : ""
    return
      "<td class=\"\(verdict.rawValue)\(first)\"\(title)>\(verdict.spoken)</td>"
  }

  private func sums(of exercises: [ClassReport.Exercise]) -> String {
    exercises.map { exercise in
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
      "<li><span class=\"\($0.rawValue)\" aria-hidden=\"true\">\($0.sign)</span> \($0.meaning)</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }

  /// What each column asks for.
  var exercises: String {
    let items = report.exercises.map { "<li><b>\($0.exercise)</b> \($0.sentence.marked)</li>" }
    return """
      <details>
      <summary>The exercises</summary>
      <ul class="exercises">\(items.joined())</ul>
      </details>
      """
  }
}

extension Verdict {
  /// The sign for eyes, and the word for a screen reader.
  var spoken: String {
    "<span aria-hidden=\"true\">\(sign)</span><span class=\"spoken\">\(meaning)</span>"
  }
}
