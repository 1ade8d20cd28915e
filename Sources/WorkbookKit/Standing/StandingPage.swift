import Foundation

/// What the tool prints about where a learner stands.
struct StandingPage {
  let workbook: Workbook
  let console: Console

  /// The chapter and its count: "Chapter 1 · Post list   3/10".
  func heading(of standing: ChapterStanding) -> String {
    "\(console.color("\(standing.chapter)", .bold))   \(standing.result)"
  }

  /// A line for each chapter, with a bar where the terminal is wide; complete ones tell what next.
  func overview(of standings: [ChapterStanding]) -> [String] {
    if isNarrow || console.width() == nil {
      return standings.flatMap { [heading(of: $0)] + rewards(of: $0) }
    }
    let longest = standings.map { "\($0.chapter)".count }.max() ?? 0
    return standings.flatMap { standing in
      let name = "\(standing.chapter)"
      let space = String(repeating: " ", count: longest - name.count)
      let bar = standing.buildFailure == nil ? bar(of: standing) + "  " : ""
      return ["\(console.color(name, .bold))\(space)   \(bar)\(standing.result)"]
        + rewards(of: standing)
    }
  }

  /// What there is to do when a chapter is complete.
  func rewards(of standing: ChapterStanding) -> [String] {
    guard standing.isComplete else { return [] }
    let chapter = standing.chapter
    return table([("Your app", "swift run \(chapter.app)"), ("Mistakes", chapter.mistakesPage)])
  }

  /// Each chapter with all its exercises.
  func list(of standings: [ChapterStanding]) -> [String] {
    let blocks = standings.map { standing in
      [heading(of: standing)] + standing.exercises.map { line(of: $0) }
        + standing.brokenGuards.map(line(ofGuard:)) + rewards(of: standing)
    }
    return Array(blocks.joined(separator: [""]))
  }

  /// A line for an exercise: "✔ 1.1 Show that the screen waits", and the chapter's count if given.
  func line(of standing: ExerciseStanding, count: String? = nil) -> String {
    let mark =
      switch standing.state {
      case .done: console.mark(true)
      case .red: console.mark(false)
      case .unknown: console.color("?", .faint)
      }
    let text = "\(standing.number) \(standing.exercise.sentence)"
    return marked(mark, text + (count.map { " (\($0))" } ?? ""))
  }

  /// The first thing to fix in a chapter that is not complete.
  func problem(of standing: ChapterStanding) -> [String] {
    if let failure = standing.buildFailure { return lines(of: failure, of: standing.source) }
    if let next = standing.next { return lines(of: next, of: standing.source) }
    return standing.brokenGuards.first.map { lines(ofGuard: $0, of: standing.source) } ?? []
  }

  func line(ofGuard failure: TestFailure) -> String {
    marked(console.mark(false), "Given, and broken now: \(failure.test)")
  }

  /// Labels with their texts; those without a text are left out.
  func table(_ rows: [(String, String?)]) -> [String] {
    rows.compactMap { label, text in
      guard let text else { return nil }
      if isNarrow { return "  " + fitted("\(label): \(text)", indentation: 4) }
      let space = String(repeating: " ", count: 10 - label.count)
      return "  \(console.color(label, .faint))\(space)" + fitted(text, indentation: 12)
    }
  }

  func marked(_ mark: String, _ text: String) -> String {
    "\(mark) \(fitted(text, indentation: 2))"
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

  private func bar(of standing: ChapterStanding) -> String {
    let length = 20
    let done = standing.doneCount * length / max(standing.exercises.count, 1)
    return console.color(String(repeating: "█", count: done), .green)
      + console.color(String(repeating: "░", count: length - done), .faint)
  }
}

extension ChapterStanding {
  fileprivate var result: String {
    guard let buildFailure else { return count }
    return buildFailure.errors.first?.file == nil ? "not built" : "does not compile"
  }
}
