extension StandingPage {
  /// What a chapter that has become complete is good for, and where to go on.
  func completion(of standing: ChapterStanding) -> [String] {
    let next = workbook.chapters.first { $0.number > standing.chapter.number }
    let command = next.map { "watch \($0.number)" } ?? "run \(standing.chapter.number)"
    return [marked(console.mark(true), "\(standing.chapter) is complete.")]
      + rewards(of: standing) + table([("Go on", next.map { "\($0), \($0.page)" })])
      + ["", "Watching has ended.", console.next(command)]
  }

  /// The exercises that a save has turned from green to red.
  func loss(of exercises: [ExerciseNumber], compiledBefore: Bool) -> [String] {
    if exercises.isEmpty { return [] }
    let list = exercises.map(\.description).joined(separator: ", ")
    let verb = exercises.count == 1 ? "was" : "were"
    let time = compiledBefore ? "before this save" : "when the code compiled last"
    return [marked(console.mark(false), "\(list) \(verb) green \(time).")]
  }

  /// Given code that was broken, and works again.
  func line(ofWholeGuard test: String) -> String {
    marked(console.mark(true), "Given, and works again: \(test)")
  }

  /// The command that runs the app, after an exercise below which the chapter's page says so.
  func invitation(
    after standing: ExerciseStanding, in chapter: ChapterStanding
  ) -> [String] {
    let outline = MarkdownOutline(workbook.text(of: chapter.chapter.page) ?? "")
    let section = outline.sections.first { $0.number == standing.number }
    let isBeforeNext = chapter.next.map { standing.number < $0.number } ?? false
    guard standing.state == .done, isBeforeNext,
      section?.prose.contains(where: { $0.hasPrefix("**Run it.**") }) == true
    else { return [] }
    return table([("Run it", "swift run \(chapter.chapter.app)")])
  }

  /// An exercise that fails as it did before, and the places that are left where it has several.
  func stillRed(
    _ standing: ExerciseStanding, _ failure: TestFailure, of source: ChapterSource
  ) -> [String] {
    [marked(console.mark(false), "\(standing.number) is still red.")]
      + table([("Expected", failure.expected), ("Found", failure.shortFound)])
      + (standing.exercise.regions.count > 1 ? table([code(of: standing, of: source)]) : [])
  }

  /// What the learner's code printed; of much of it, the end.
  func printed(by standing: ChapterStanding) -> [String] {
    // What a trap prints is told with its exercise.
    let lines = TrapMessage.textBefore(in: standing.output).filter { !$0.isEmpty }
    var end = lines.suffix(10).map { String($0.prefix(200)) }
    if end.isEmpty { return [] }
    if standing.isOutputCut {
      end.append("(It printed more than this tool keeps. The rest was dropped.)")
    } else if end.count < lines.count {
      end.append("(These are the last of \(lines.count) lines.)")
    }
    return table([("Printed", end.joined(separator: "\n"))])
  }
}
