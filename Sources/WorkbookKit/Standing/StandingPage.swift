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
    guard let width = console.width(), width >= Self.wide else {
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
    return marked(mark, text + (count.map { "   \($0)" } ?? ""))
  }

  /// An exercise that is not done, with the reason, and its place in the code.
  func lines(of standing: ExerciseStanding, in chapter: Chapter) -> [String] {
    let place = ExercisePlace(workbook: workbook, chapter: chapter).finding(of: standing.exercise)
    let code = [("Code", place?.place)]
    let reason =
      switch standing.state {
      case .done: [(String, String?)]()
      case .unknown(let reason): [("Unknown", reason)] + code
      case .red(let failure): rows(of: failure, code: code)
      }
    return [line(of: standing)] + table(reason)
  }

  /// The first thing to mend in a chapter that is not complete.
  func problem(of standing: ChapterStanding) -> [String] {
    if let failure = standing.buildFailure { return lines(of: failure) }
    if let next = standing.next { return lines(of: next, in: standing.chapter) }
    return standing.brokenGuards.first.map(lines(ofGuard:)) ?? []
  }

  /// A failure in what was given.
  func lines(ofGuard failure: TestFailure) -> [String] {
    [line(ofGuard: failure)] + table(rows(of: failure))
  }

  func line(ofGuard failure: TestFailure) -> String {
    marked(console.mark(false), "Given: \(failure.test)")
  }

  /// The first error as the compiler words it, and how many more there are.
  ///
  /// - Parameter isSame: Whether it is the error that was shown last.
  func lines(of failure: BuildFailure, isSame: Bool = false) -> [String] {
    let errors = failure.placedErrors
    guard let error = errors.first else {
      let end = failure.output.split(separator: "\n").suffix(5).map { "  \($0)" }
      return ["\(console.mark(false)) The build failed. It ended with:"] + end
    }
    let text = Finding("error: \(error.message)", file: error.file, line: error.line).description
    var lines = [
      "\(console.mark(false)) The code \(isSame ? "still does" : "does") not compile.",
      "  " + text.wrapped(to: console.width(), indentation: 2),
    ]
    if let file = error.file, !file.hasPrefix("\(Tree.exercises.folder)/") {
      lines.append("  This file is given. It needs a name or a type that your code has changed.")
    }
    if errors.count > 1 { lines.append("  … and \(errors.count - 1) more. Mend this one first.") }
    return lines
  }

  /// The command to type next.
  func next(_ command: String) -> String { "Next: \(console.color(command, .bold))" }

  private func rows(
    of failure: TestFailure?, code: [(String, String?)] = []
  ) -> [(String, String?)] {
    let test = failure?.file.flatMap { file in
      Finding("", file: workbook.path(of: file), line: failure?.line).place
    }
    return [
      ("Rule", failure?.rule), ("Expected", failure?.expected), ("Found", failure?.shortFound),
    ] + code + [("Test", test), ("Page", failure?.page)]
  }

  /// Labels with their texts; those without a text are left out.
  func table(_ rows: [(String, String?)]) -> [String] {
    let width = console.width()
    let isNarrow = width.map { $0 < Self.wide } ?? false
    return rows.compactMap { label, text in
      guard let text else { return nil }
      if isNarrow { return "  " + "\(label): \(text)".wrapped(to: width, indentation: 4) }
      let space = String(repeating: " ", count: 10 - label.count)
      return "  \(console.color(label, .faint))\(space)" + text.wrapped(to: width, indentation: 12)
    }
  }

  func marked(_ mark: String, _ text: String) -> String {
    "\(mark) \(text.wrapped(to: console.width(), indentation: 2))"
  }

  func paragraph(_ text: String) -> String { text.wrapped(to: console.width(), indentation: 0) }

  private func bar(of standing: ChapterStanding) -> String {
    let length = 20
    let done = standing.doneCount * length / max(standing.exercises.count, 1)
    return console.color(String(repeating: "█", count: done), .green)
      + console.color(String(repeating: "░", count: length - done), .faint)
  }

  private static let wide = 60
}

extension ChapterStanding {
  fileprivate var result: String { buildFailure == nil ? count : "does not compile" }
}
