import CommandKit
import CourseKit
import JudgeKit

extension ReportPrinter {
  /// What is said when a save has completed the chapter, and `watch` ends.
  ///
  /// - Parameter retried: The exercises that needed more than one try.
  func completionMessage(after report: ChapterReport, retried: Set<ExerciseNumber>) -> [String] {
    let next = report.course.nextChapter.map { "watch \($0.number)" }
    return completion(of: report, retried: retried)
      + ["", "Watching has ended.", console.next(next ?? "run \(report.chapter.number)")]
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
  func line(ofPassingGivenTest test: String) -> String {
    marked(console.mark(true), "Provided code, works again: \(test)")
  }

  /// A test of the learner's own that was red, and passes again.
  func line(ofGreenOwn test: String) -> String {
    marked(console.mark(true), "Your own test is green again: \(test)")
  }

  /// The command that runs the app, after an exercise below which the chapter's page says so.
  func appOffer(
    after report: ExerciseReport, in chapter: ChapterReport
  ) -> [String] {
    let isBeforeNext = chapter.next.map { report.number < $0.number } ?? false
    guard report.isDone, isBeforeNext, report.offersApp else { return [] }
    return table([("Run it", "swift run \(chapter.chapter.app)")])
  }

  /// An exercise that fails as it did before, and the places that are left where it has several.
  func stillRed(_ report: ExerciseReport, _ failure: TestFailure) -> [String] {
    [marked(console.mark(false), "\(report.number) is still red.")]
      + table([
        ("After", failure.storyLines), ("Expected", failure.expected),
        ("Found", failure.shortFound), similarity(of: report), warnings(of: report),
      ])
      + (report.places.count > 1 ? table([code(of: report)]) : [])
      + places(of: report)
  }

  /// What the learner's code printed; of much of it, the end.
  func printed(by report: ChapterReport) -> [String] {
    // What a trap prints is told with its exercise.
    let lines = TrapMessage.textBefore(in: report.output).filter { !$0.isEmpty }
    var end = lines.suffix(10).map { String($0.prefix(200)) }
    if end.isEmpty { return [] }
    if report.isOutputCut {
      end.append("(Output truncated.)")
    } else if end.count < lines.count {
      end.append("(The last 10 of \(lines.count) lines.)")
    }
    return table([("Printed", end.joined(separator: "\n"))])
  }
}
