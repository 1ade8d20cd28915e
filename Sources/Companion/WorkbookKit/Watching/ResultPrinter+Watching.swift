import CommandKit
import CourseKit
import JudgeKit

extension ResultPrinter {
  /// What is said when a save has completed the chapter, and `watch` ends.
  ///
  /// - Parameter retried: The exercises that needed more than one try.
  func farewell(after result: ChapterResult, retried: Set<ExerciseNumber>) -> [String] {
    let next = nextChapter(after: result).map { "watch \($0.number)" }
    return completion(of: result, retried: retried)
      + ["", "Watching has ended.", console.next(next ?? "run \(result.chapter.number)")]
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
    marked(console.mark(true), "Provided code, works again: \(test)")
  }

  /// A test of the learner's own that was red, and passes again.
  func line(ofGreenOwn test: String) -> String {
    marked(console.mark(true), "Your own test is green again: \(test)")
  }

  /// The command that runs the app, after an exercise below which the chapter's page says so.
  func invitation(
    after result: ExerciseResult, in chapter: ChapterResult
  ) -> [String] {
    let section = ChapterPage(chapter.chapter.page, in: workbook)?.section(of: result.number)
    let isBeforeNext = chapter.next.map { result.number < $0.number } ?? false
    guard result.state == .done, isBeforeNext,
      section?.offersApp == true
    else { return [] }
    return table([("Run it", "swift run \(chapter.chapter.app)")])
  }

  /// An exercise that fails as it did before, and the places that are left where it has several.
  func stillRed(
    _ result: ExerciseResult, _ failure: TestFailure, of source: ChapterSource
  ) -> [String] {
    [marked(console.mark(false), "\(result.number) is still red.")]
      + table([
        ("Expected", failure.expected), ("Found", failure.shortFound), likeness(of: result),
        warnings(of: result),
      ])
      + (result.exercise.regions.count > 1 ? table([code(of: result, of: source)]) : [])
      + places(of: result, of: source)
  }

  /// What the learner's code printed; of much of it, the end.
  func printed(by result: ChapterResult) -> [String] {
    // What a trap prints is told with its exercise.
    let lines = TrapMessage.textBefore(in: result.output).filter { !$0.isEmpty }
    var end = lines.suffix(10).map { String($0.prefix(200)) }
    if end.isEmpty { return [] }
    if result.isOutputCut {
      end.append("(Output truncated.)")
    } else if end.count < lines.count {
      end.append("(The last 10 of \(lines.count) lines.)")
    }
    return table([("Printed", end.joined(separator: "\n"))])
  }
}
