import CommandKit
import CourseKit
import InspectKit
import JudgeKit

extension ResultPrinter {
  /// What a learner can do after a chapter, and what is worth a look now; nothing before it is complete.
  ///
  /// - Parameter retried: The exercises that needed more than one try, as far as that is known.
  func completion(of result: ChapterResult, retried: Set<ExerciseNumber> = []) -> [String] {
    guard result.isComplete else { return [] }
    let chapter = result.chapter
    let goals = workbook.goals(of: chapter)
    let numbers = retried.sorted()
    let compared = numbers.first ?? result.exercises.last?.number
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
        ("Go on", nextChapter(after: result).map { "\($0), \($0.page)" } ?? lastPage),
      ])
  }

  func nextChapter(after result: ChapterResult) -> Chapter? {
    workbook.chapters.first { $0.number > result.chapter.number }
  }

  /// The page that leads from the last chapter to the learner's own work, where the book has it.
  private var lastPage: String? { workbook.pages.first { $0 == "docs/after.md" } }
}
