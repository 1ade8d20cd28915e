import FailureKit

extension [ChapterRun] {
  /// The last lines of a run: how far each chapter is, and the first thing to do.
  ///
  /// - Parameter tests: The tests that were running when the program ended, which it should not have done then.
  nonisolated func summary(leftDuring tests: [String]) -> [String] {
    let chapters = filter { !$0.exercises.isEmpty || $0.otherFailure != nil }
    if let test = tests.first {
      // A count would call an exercise green whose test did not come to its end.
      return [
        "✘ The code ended the program during \"\(test)\", so the rest did not run."
      ]
    }
    let problem = chapters.lazy.map(\.problem).first { !$0.isEmpty }
    return chapters.map(\.heading) + (problem ?? chapters.last?.nextSteps ?? [])
  }
}

extension ChapterRun {
  /// The chapter, its count and a row of marks: "Chapter 1 · Post list   1/3   ✔✘✘".
  nonisolated fileprivate var heading: String {
    let all = exercises.sorted().map { failures[$0] == nil }
    let left = chapter.exercises.count - all.count
    let count = "\(all.count { $0 })/\(all.count)" + (left > 0 ? " (\(left) did not run)" : "")
    return "\(chapter.title)   \(count)   \(all.map { $0 ? "✔" : "✘" }.joined())"
  }

  /// The first exercise that is red, or else the first other test; nothing when all are green.
  nonisolated fileprivate var problem: [String] {
    if let (number, failure) = failures.min(by: { $0.key < $1.key }) {
      let exercise = chapter.exercises.first { $0.index == number }
      // A TODO that was deleted is done, so what it says isn't true any more. The name of a test begins with the
      // exercise's number.
      let asked = exercise.flatMap {
        $0.isOpen ? "\(chapter.number).\(number) \($0.sentence)" : nil
      }
      let places = exercise.map { $0.isOpen || !$0.hasOwnFiles ? $0.places : [] } ?? []
      return ["✘ \(asked ?? failure.test)"]
        + failure.lines(code: failure.inOrder(places).map(\.location))
    }
    return otherFailure.map { ["✘ \($0.test)"] + $0.lines(code: []) } ?? []
  }

  /// What to type next; nothing for the solutions, which are done.
  nonisolated fileprivate var nextSteps: [String] {
    guard chapter.tree == "Exercises", let last = exercises.max() else { return [] }
    let all = chapter.exercises
    if exercises.count < all.count {
      let next = all.first { $0.index > last }
      let filter = next.map { "'\(chapter.number)\\.\($0.index) '" } ?? "Chapter\(chapter.number)"
      return ["  Next      swift test --filter \(filter)"]
    }
    let following = TestedChapter.all.first { $0.number == chapter.number + 1 }
    return ["  Your app  swift run \(chapter.app)"]
      + [following.map { "  Next      \($0.page), swift test --filter Chapter\($0.number)" }]
      .compactMap(\.self)
  }
}

extension TestedFailure {
  /// The places of the pieces that the failure names first stand first, because one of them is at fault.
  nonisolated fileprivate func inOrder(_ places: [TestedChapter.Place]) -> [TestedChapter.Place] {
    let words = "\(test) \(rule ?? "")".lowercased()
    let positions = places.map {
      $0.piece.flatMap { words.firstRange(of: $0)?.lowerBound } ?? words.endIndex
    }
    return zip(positions, places).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// A line for each thing that is known, labelled as `workbook check` does it.
  nonisolated fileprivate func lines(code places: [String]) -> [String] {
    FailureRows([
      ("Rule", rule), ("After", text.story.joined(separator: "\n")),
      ("Expected", text.expected), ("Found", text.found),
      ("Comment", note), ("Code", places.joined(separator: "\n")), ("Test", place), ("Page", page),
    ]).lines
  }
}
