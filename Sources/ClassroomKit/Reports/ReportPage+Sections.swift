import CourseKit

extension ReportPage {
  /// What most have not solved, and why.
  var topics: String {
    let topics = report.topics
    guard !topics.isEmpty else { return "" }
    let items = topics.prefix(12).map { topic in
      let open = topic.notBegun > 0 ? [item("not begun", topic.notBegun)] : []
      let items =
        topic.reasons.map { item($0.sentence.marked, $0.count) }
        + topic.mistakes.map { item("<i>\($0.sentence.marked)</i>", $0.count) } + open
      let names = topic.names.isEmpty ? "" : "<p class=\"names\">\(names(topic.names))</p>"
      return """
        <li>
        <h3>\(topic.title.escaped)</h3>
        <ul>
        \(items.joined(separator: "\n"))
        </ul>
        \(names)
        </li>
        """
    }
    return """
      <section>
      <h2>What to talk about</h2>
      <p>What keeps most of the \(report.submissions.count) from solving an exercise. In italics stands the common
      mistake that the answers look like. A mistake can turn other exercises red, too; those whose answer is the
      workbook's are not counted. Whoever has not begun is not named.</p>
      <ol class="topics">
      \(items.joined(separator: "\n"))
      </ol>
      </section>
      """
  }

  private func item(_ sentence: String, _ count: Int) -> String {
    "<li><b>\(count) of \(report.submissions.count)</b> \(sentence)</li>"
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
      <p>People who work together or read the same hint write the same. Comments and blank space are left out, and so is
      what differs from the workbook's answer by one more line at most.</p>
      \(items.joined(separator: "\n"))
      </section>
      """
  }

  private func names(_ names: [String]) -> String {
    names.map { "<bdi>\($0.escaped)</bdi>" }.joined(separator: ", ")
  }
}
