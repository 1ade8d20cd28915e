import ArgumentKit
import CommandKit
import CourseKit
import JudgeKit

struct CheckCommand: Command {
  /// A chapter to check, or some of its exercises; none stands for all of them.
  typealias Choice = (chapter: Chapter, exercises: [ExerciseNumber])

  static let configuration = CommandConfiguration(
    name: "check",
    arguments: "[chapter | exercise …]",
    summary: "Run the tests of all chapters, or of those that you name.",
    discussion: "Exits with 0 if everything that was checked is done, otherwise with 1.",
    options: Invocation.reportOptions + [Invocation.places, examples])

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    let choices = try choices(in: workbook)
    if invocation.has(Self.examples.name) {
      try printExamples(of: choices, in: workbook)
      return .done
    }
    var reports: [ChapterReport] = []
    for (chapter, exercises) in choices {
      reports.append(try await invocation.report(on: chapter, exercises, in: workbook))
    }
    let hasChapter = choices.contains { $0.exercises.isEmpty }
    try invocation.printReports(reports) { printer in
      let list =
        hasChapter
        ? try printer.list(of: reports) + sizes(of: reports, in: workbook, printer)
        : printer.lines(beside: reports)
      [list, printer.problems(of: reports)].filter { !$0.isEmpty }
        .joined(separator: [""]).forEach(console.print)
    }
    return reports.allSatisfy(\.isComplete) ? .done : .workLeft
  }

  /// The sizes before and after, for the chapters whose page asks for them.
  private func sizes(
    of reports: [ChapterReport], in workbook: Workbook, _ printer: ReportPrinter
  ) throws -> [String] {
    try reports.map(\.chapter).filter(workbook.comparesSizes).flatMap {
      printer.lines(of: SizeComparison(of: try ChapterSource($0, in: workbook), in: workbook))
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
