import CourseKit

/// A report as one HTML page, without scripts and without anything from elsewhere.
struct ReportPage {
  let report: ClassReport

  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>The class and its exercises</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <header>
    <h1>The class and its exercises</h1>
    <p class="figures">\(figures)</p>
    </header>
    <main>
    <section>
    <h2>Who is where</h2>
    <div class="matrix" tabindex="0">
    \(matrix)
    </div>
    \(legend)
    </section>
    \(topics)
    \(sharedAnswers)
    \(notes)
    </main>
    <footer>
    <p>The code ran in this cage: \(report.cage.escaped).</p>
    <p>\(report.toolchain.escaped)</p>
    </footer>
    </body>
    </html>

    """
  }

  private var figures: String {
    let (count, exercises) = (report.submissions.count, report.exercises.count)
    let passed = report.submissions.map(\.passed).reduce(0, +)
    let share = count * exercises == 0 ? 0 : passed * 100 / (count * exercises)
    return "<b>\(count)</b> \(count == 1 ? "submission" : "submissions"), <b>\(exercises)</b>"
      + " exercises, <b>\(share) %</b> passed"
  }

  // MARK: Who is where

  private var matrix: String {
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

  private var legend: String {
    let used = Set(report.submissions.flatMap(\.exercises).map(\.verdict))
    let items = Verdict.allCases.filter(used.contains).map {
      "<li><span class=\"\($0.rawValue)\">\($0.sign)</span> \($0.meaning)</li>"
    }
    return "<ul class=\"legend\">\(items.joined())</ul>"
  }

  // MARK: What to talk about

  private var topics: String {
    let topics = report.topics
    guard !topics.isEmpty else { return "" }
    let count = report.submissions.count
    let items = topics.prefix(12).map { topic in
      let mistakes = topic.mistakes.map {
        "<li>\($0.count) of \(count): <i>\($0.title.escaped)</i></li>"
      }
      let list = mistakes.isEmpty ? "" : "<ul>\(mistakes.joined())</ul>"
      return """
        <li>
        <p><b>\(topic.exercise)</b> · \(topic.names.count) of \(count)</p>
        <p>Rule: \(topic.rule.escaped)</p>
        \(list)
        <p class="names">\(names(topic.names))</p>
        </li>
        """
    }
    return """
      <section>
      <h2>What to talk about</h2>
      <p>The rules that most answers break. In italics stands the common mistake that the answers look like. A mistake
      can turn other exercises red, too; those whose answer is the workbook's are not counted.</p>
      <ol class="topics">
      \(items.joined(separator: "\n"))
      </ol>
      </section>
      """
  }

  private var sharedAnswers: String {
    let shared = report.sharedAnswers.prefix(20)
    guard !shared.isEmpty else { return "" }
    let items = shared.map { exercise, answer, names in
      """
      <details>
      <summary><b>\(exercise)</b> · \(names.count) answers · \(self.names(names))</summary>
      <pre><code>\(answer.escaped)</code></pre>
      </details>
      """
    }
    return """
      <section>
      <h2>The same answer</h2>
      <p>People who work together or read the same hint write the same. Comments and blank space are left out.</p>
      \(items.joined(separator: "\n"))
      </section>
      """
  }

  private var notes: String {
    let rows = report.submissions.compactMap { submission -> String? in
      let notes =
        submission.notes
        + submission.chapters.flatMap { chapter in
          chapter.notes.map { "Chapter \(chapter.chapter): \($0)" }
            + chapter.suspicions.map { "Chapter \(chapter.chapter), have a look: \($0)" }
        }
      guard !notes.isEmpty else { return nil }
      let items = notes.map { "<li>\($0.escaped)</li>" }.joined()
      return "<dt><bdi>\(submission.name.escaped)</bdi></dt><dd><ul>\(items)</ul></dd>"
    }
    guard !rows.isEmpty else { return "" }
    return """
      <section>
      <h2>Notes</h2>
      <p>“Have a look” names code that could deceive the tests from inside. It may be harmless.</p>
      <dl>
      \(rows.joined(separator: "\n"))
      </dl>
      </section>
      """
  }

  private func names(_ names: [String]) -> String {
    names.map { "<bdi>\($0.escaped)</bdi>" }.joined(separator: ", ")
  }
}

extension String {
  /// The text for HTML: with nothing in it that is markup, or that turns the direction of what follows.
  fileprivate var escaped: String {
    lines.map(\.visible).joined(separator: "\n")
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
