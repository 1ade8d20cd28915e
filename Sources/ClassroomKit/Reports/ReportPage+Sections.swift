import CourseKit

extension ReportPage {
  /// The rules that most answers break.
  var topics: String {
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

  /// The answers that several have.
  var sharedAnswers: String {
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

  /// What somebody should know of a submission.
  var notes: String {
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
