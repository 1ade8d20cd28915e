import CourseKit

extension ReportPage {
  /// More cards than this are left out, and named.
  private static let topicLimit = 12

  /// What most have not solved, and why.
  var topics: String {
    let topics = report.topics
    let notBegun = [report.notJudgedSentence, report.notBegunSentence].compactMap(\.self)
      .map { "<p>\($0)</p>" }.joined(separator: "\n")
    guard !topics.isEmpty else {
      return notBegun.isEmpty
        ? "" : "<section>\n<h2>Topics to discuss</h2>\n\(notBegun)\n</section>"
    }
    let items = topics.prefix(Self.topicLimit).map { topic in
      let items =
        topic.reasons.map { item($0.sentence.marked, $0.count) }
        + topic.mistakes.map { mistake in
          let consequence = mistake.consequence.map { ": \($0.marked)" } ?? ""
          return item("<i>\(mistake.sentence.marked)</i>\(consequence)", mistake.count)
        }
      return """
        <li>
        <h3>\(topic.title.marked)</h3>
        <ul>
        \(items.joined(separator: "\n"))
        </ul>
        <p class="names">\(names(topic.names))</p>
        </li>
        """
    }
    let rest = topics.dropFirst(Self.topicLimit).map { "\($0.title.prefix { $0 != " " })" }
    let others =
      rest.isEmpty
      ? ""
      : "<p>These are the first \(Self.topicLimit). \(rest.count) more were omitted:"
        + " \(rest.joined(separator: ", ")).</p>"
    return """
      <section>
      <h2>Topics to discuss</h2>
      <p>What is wrong in the answers of the \(report.submissions.count), and the most frequent comes first. In
      italics stands the common mistake that the answers look like. A mistake can turn other exercises red, too; those whose answer is the
      workbook's are not counted.</p>
      \(notBegun)
      <ol class="topics">
      \(items.joined(separator: "\n"))
      </ol>
      \(others)
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

  func names(_ names: [String]) -> String {
    names.map { "<bdi>\($0.escaped)</bdi>" }.joined(separator: ", ")
  }
}
