import CourseKit
import JudgeKit

extension ReportPage {
  /// What an instructor should know of each submission: why exercises are not passed, and notes.
  var learners: String {
    var quiet: [String] = []
    let items = report.submissions.enumerated().compactMap { index, submission -> String? in
      let lines = lines(of: submission)
      guard !lines.isEmpty else {
        quiet.append(submission.name)
        return nil
      }
      let list = lines.map { "<li>\($0)</li>" }.joined()
      return
        "<div id=\"learner-\(index + 1)\"><dt><bdi>\(submission.name.escaped)</bdi></dt><dd><ul>\(list)</ul></dd></div>"
    }
    guard !items.isEmpty else { return "" }
    let others = quiet.isEmpty ? "" : "<p>Without notes: \(names(quiet)).</p>"
    return """
      <section>
      <h2>Learner by learner</h2>
      <dl>
      \(items.joined(separator: "\n"))
      </dl>
      \(others)
      </section>
      """
  }

  /// What there is to tell of a submission.
  func lines(of submission: GradedSubmission) -> [String] {
    submission.notes.map(\.marked)
      + submission.chapters.flatMap { reasons(in: $0) + $0.notes.map(\.marked) }
  }

  /// A line for each reason, with the exercises that have it.
  private func reasons(in chapter: GradedChapter) -> [String] {
    var order: [String] = []
    var numbers: [String: [String]] = [:]
    for graded in chapter.exercises where graded.wantsReason {
      let reason = [graded.rule.map { "\(PageWords.rule) \($0)" }, graded.detail].compactMap(\.self)
      let text =
        "<span class=\"\(graded.verdict.rawValue)\" aria-hidden=\"true\">\(graded.verdict.sign)</span> "
        + ([graded.verdict.meaning] + reason).joined(separator: ". ").marked
        + hint(for: graded)
      if numbers[text] == nil { order.append(text) }
      numbers[text, default: []].append(graded.exercise)
    }
    return order.map { text in
      let these = numbers[text] ?? []
      let isAll = these.count == chapter.exercises.count && these.count > 1
      let list = isAll ? "\(these[0])–\(these[these.count - 1])" : these.joined(separator: ", ")
      return "<b>\(list)</b> \(text)"
    }
  }
}

extension ReportPage {
  /// The mistakes that an answer looks like, and where it stands.
  private func hint(for graded: GradedExercise) -> String {
    guard graded.rule != nil, graded.answer != nil else { return "" }
    let mistakes = graded.mistakes.map { "<i>\($0.marked)</i>" }.joined(separator: " or ")
    return (mistakes.isEmpty ? "" : " Looks like \(mistakes).")
      + (graded.place.map { " <code>\($0.escaped)</code>" } ?? "")
  }
}

extension GradedExercise {
  /// Whether there is something to say about it; why a chapter does not compile is in its notes.
  fileprivate var wantsReason: Bool {
    switch verdict {
    case .passed: detail != nil
    case .notBegun, .notCompiled: false
    default: true
    }
  }
}
