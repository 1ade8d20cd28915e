import CommandKit
import CourseKit
import InspectKit
import JudgeKit

extension ReportPrinter {
  /// What a learner can do after a chapter, and what is worth a look now; nothing before it is complete.
  ///
  /// - Parameter retried: The exercises that needed more than one try, as far as that is known.
  func completion(of report: ChapterReport, retried: Set<ExerciseNumber> = []) -> [String] {
    guard report.isComplete else { return [] }
    let chapter = report.chapter
    let goals = report.course.goals
    let numbers = retried.sorted()
    let compared = numbers.first ?? report.exercises.last?.number
    return [
      marked(console.mark(true), "\(chapter) is complete.\(goals.isEmpty ? "" : " You can now")")
    ]
      + goals.map { "  " + marked("-", $0, indentation: 4) }
      + table([
        ("Your app", "swift run \(chapter.app)"),
        ("Trace", "swift run workbook trace \(chapter.number)"),
        ("Retried", numbers.isEmpty ? nil : numbers.map(\.description).joined(separator: ", ")),
        ("Compare", compared.map { "swift run workbook solution \($0)" }),
        ("Mistakes", chapter.mistakesPage),
        ("Go on", report.course.nextChapter.map { "\($0), \($0.page)" } ?? report.course.lastPage),
      ])
  }
}
