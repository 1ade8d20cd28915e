import ArgumentKit
import CommandKit
import CourseKit
import JudgeKit

/// What the tool prints about where a learner stands: lines, made of reports and nothing else.
struct ReportPrinter {
  let console: Console
  /// Whether each problem is said once more in a line for an editor.
  var marksPlaces = false

  /// The chapter and its count: "Chapter 1 · Post list   3/10".
  func heading(of report: ChapterReport) -> String {
    "\(console.color("\(report.chapter)", .bold))   \(report.progress)"
  }

  /// A line for each chapter, with a bar where the terminal is wide; complete ones tell what next.
  func overview(of reports: [ChapterReport]) -> [String] {
    if isNarrow || console.width() == nil {
      return reports.flatMap { [heading(of: $0)] + nextSteps(of: $0) }
    }
    let longest = reports.map { "\($0.chapter)".displayWidth }.max() ?? 0
    return reports.flatMap { report in
      let name = "\(report.chapter)"
      let bar = report.buildFailure == nil ? bar(of: report) + "  " : ""
      let space = name.padding(to: longest + 3)
      return ["\(console.color(name, .bold))\(space)\(bar)\(report.progress)"]
        + nextSteps(of: report)
    }
  }

  /// What there is to do when a chapter is complete.
  private func nextSteps(of report: ChapterReport) -> [String] {
    // If only some exercises were judged, the chapter is not complete.
    guard report.isComplete, report.isWhole else { return [] }
    let chapter = report.chapter
    return table([("Your app", "swift run \(chapter.app)"), ("Mistakes", chapter.mistakesPage)])
  }

  /// Each chapter with all its exercises; of a single one that is complete, what it was good for.
  func list(of reports: [ChapterReport]) -> [String] {
    let blocks = reports.map { report in
      [heading(of: report)] + report.exercises.map { line(of: $0) }
        + report.failingGivenTests.map(line(ofGivenTest:)) + report.ownFailures.map(line(ofOwn:))
        + (reports.count == 1 ? completion(of: report) : nextSteps(of: report))
    }
    return Array(blocks.joined(separator: [""]))
  }

  /// The exercises beside the first one that is not done, which `problems(of:)` shows in full; below them what to
  /// check next if all are done.
  func lines(beside reports: [ChapterReport]) -> [String] {
    let open = reports.first { !$0.isComplete }
    let lines = reports.filter { $0.buildFailure == nil }.flatMap(\.exercises)
      .filter { $0.number != open?.next?.number }.map { line(of: $0) }
    guard open == nil, let report = reports.last, let last = report.exercises.last else {
      return lines
    }
    let next = report.course.exercises.first { $0 > last.number }
    let target = next?.description ?? "\(report.chapter.number)"
    return lines + table([("Next", "swift run workbook check \(target)")])
  }

  /// A line for an exercise, with the chapter's count if there is one.
  ///
  /// One that is done has its heading, "✔ 2.4 The view reports", because its sentence is a complaint that is no
  /// longer true.
  func line(of report: ExerciseReport, count: String? = nil) -> String {
    let mark =
      report.isDone || report.verdict.isRed
      ? console.mark(report.isDone) : console.color("?", .faint)
    return marked(mark, headline(of: report) + (count.map { " (\($0))" } ?? ""))
  }

  /// What an exercise is called in its line.
  private func headline(of report: ExerciseReport) -> String {
    // Once its TODO is deleted, what that says isn't true any more. Of a test that broke down, the rows say
    // which one it was.
    if !report.isMarked, report.verdict == .failed, let test = report.failure?.test { return test }
    return "\(report.number) \(report.isDone ? report.title : report.sentence)"
  }

  /// The first thing to fix in a chapter that is not complete.
  func problem(of report: ChapterReport) -> [String] {
    if let failure = report.buildFailure { return lines(of: failure) }
    if let next = report.next { return lines(of: next, of: report.chapter) }
    return report.failingGivenTests.first.map { lines(ofGivenTest: $0, losses: report.losses) }
      ?? []
  }

  /// The first thing to fix in some chapters, the given code that is broken beside it, which may be why, and
  /// the first test of the learner's own that is red.
  func problems(of reports: [ChapterReport]) -> [String] {
    var blocks: [[String]] = []
    if let open = reports.first(where: { !$0.isComplete }) {
      let provided = open.next == nil ? [] : open.failingGivenTests.prefix(1)
      blocks = [problem(of: open)] + provided.map { lines(ofGivenTest: $0, losses: open.losses) }
    }
    blocks += reports.flatMap(\.ownFailures).prefix(1).map(lines(ofOwn:))
    return Array(blocks.joined(separator: [""]))
  }

  func line(ofGivenTest failure: TestFailure) -> String {
    marked(console.mark(false), "Provided code, now failing: \(failure.test)")
  }

  func line(ofOwn failure: TestFailure) -> String {
    marked(console.mark(false), "Your own test is red: \(failure.test)")
  }

  /// Labels with their texts; those without a text are left out.
  func table(_ rows: [(String, String?)]) -> [String] {
    rows.compactMap { label, text in
      guard let text else { return nil }
      if isNarrow { return "  " + fitted("\(label): \(text)", indentation: 4) }
      return "  \(console.color(label, .faint))\(label.padding(to: 10))"
        + fitted(text, indentation: 12)
    }
  }

  func marked(_ mark: String, _ text: String, indentation: Int = 2) -> String {
    "\(mark) \(fitted(text, indentation: indentation))"
  }

  /// A text in lines that fit on the terminal, of which all but the first are indented.
  ///
  /// It may repeat what the learner's code printed, so control characters are shown, not sent.
  func fitted(_ text: String, indentation: Int = 0) -> String {
    let width = console.proseWidth.map { $0 - indentation }
    return text.lines.flatMap { Prose.lines($0.visible, width: width) }
      .joined(separator: "\n" + String(repeating: " ", count: indentation))
  }

  private var isNarrow: Bool { console.width().map { $0 < 60 } ?? false }

  private func bar(of report: ChapterReport) -> String {
    let length = 20
    let done = report.doneCount * length / max(report.exercises.count, 1)
    return console.color(String(repeating: "█", count: done), .green)
      + console.color(String(repeating: "░", count: length - done), .faint)
  }
}

extension ChapterReport {
  fileprivate var progress: String {
    guard let buildFailure else { return count }
    return buildFailure.errors.first?.location == nil ? "not built" : "does not compile"
  }
}
