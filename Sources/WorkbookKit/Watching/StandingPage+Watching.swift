extension StandingPage {
  /// What a chapter that has become complete is good for, and where to go on.
  func completion(of standing: ChapterStanding) -> [String] {
    let next = workbook.chapters.first { $0.number > standing.chapter.number }
    let command = next.map { "watch \($0.number)" } ?? "run \(standing.chapter.number)"
    return [marked(console.mark(true), "\(standing.chapter) is complete.")]
      + rewards(of: standing) + table([("Go on", next.map { "\($0), \($0.page)" })])
      + ["", console.next(command)]
  }

  /// An exercise that fails as it did before.
  func stillRed(_ standing: ExerciseStanding, _ failure: TestFailure) -> [String] {
    [marked(console.mark(false), "\(standing.number) is still red.")]
      + table([("Found", failure.shortFound ?? failure.expected.map { "not \($0)" })])
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
