import ArgumentKit
import CommandKit
import CourseKit
import JudgeKit

struct CheckCommand: Command {
  /// A chapter to check, or some of its exercises; none stands for all of them.
  private typealias Choice = (chapter: Chapter, exercises: [ExerciseNumber])

  static let configuration = CommandConfiguration(
    name: "check",
    arguments: "[chapter | exercise …]",
    summary: "Run the tests of all chapters, or of those that you name.",
    discussion: "Exits with 0 if everything that was checked is done, otherwise with 1.",
    options: Invocation.resultOptions + [Invocation.places])

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let choices = try choices(in: workbook)
    var results: [ChapterResult] = []
    for (chapter, exercises) in choices {
      results.append(try await invocation.result(of: chapter, exercises, in: workbook))
    }
    let hasChapter = choices.contains { $0.exercises.isEmpty }
    try invocation.printResults(results, in: workbook) { printer in
      let list =
        hasChapter
        ? printer.list(of: results) + sizes(of: results, in: workbook, printer)
        : printer.lines(beside: results)
      [list, printer.problems(of: results)].filter { !$0.isEmpty }
        .joined(separator: [""]).forEach(console.print)
    }
    return results.allSatisfy(\.isComplete) ? .done : .workLeft
  }

  /// The sizes before and after, for the chapters whose page asks for them.
  private func sizes(
    of results: [ChapterResult], in workbook: Workbook, _ printer: ResultPrinter
  ) -> [String] {
    results.filter { workbook.comparesSizes(of: $0.chapter) }.flatMap {
      printer.lines(of: SizeComparison(of: $0.source, in: workbook))
    }
  }

  /// What the arguments name, in the order of the chapters; all chapters when there are none.
  private func choices(in workbook: Workbook) throws -> [Choice] {
    let words = invocation.arguments
    if words.isEmpty { return workbook.chapters.map { ($0, []) } }
    let named = try words.map { word -> (chapter: Chapter, exercise: ExerciseNumber?) in
      guard word.contains(".") else { return (try workbook.chapter(named: word), nil) }
      let (source, exercise) = try workbook.exercise(named: word)
      return (source.chapter, exercise.number)
    }
    return Dictionary(grouping: named, by: \.chapter).map { chapter, named in
      let exercises = named.compactMap(\.exercise)
      return (chapter, exercises.count == named.count ? exercises : [])
    }.sorted { $0.chapter.number < $1.chapter.number }
  }
}
