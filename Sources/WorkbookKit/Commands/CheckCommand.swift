import ArgumentKit
import CourseKit
import JudgeKit

extension Command {
  static let check = Command(
    name: "check",
    arguments: "[chapter | exercise]",
    summary: "Judge the chapters, one of them, or one exercise.",
    discussion: "It exits with 0 when all that it judged is done, else with 1.",
    options: Invocation.resultOptions + [Invocation.places]
  ) { invocation in
    let workbook = try invocation.workbook()
    let console = invocation.console
    let (chapters, exercise) = try selection(invocation, in: workbook)
    var results: [ChapterResult] = []
    for chapter in chapters {
      results.append(try await invocation.result(of: chapter, exercise, in: workbook))
    }
    try invocation.printResults(results, in: workbook) { printer in
      let problem = printer.problems(of: results)
      if exercise == nil {
        printer.list(of: results).forEach(console.print)
        for result in results where result.chapter.takesCodeApart {
          let comparison = SizeComparison(of: result.source, in: workbook)
          printer.lines(of: comparison).forEach(console.print)
        }
        if !problem.isEmpty { console.print() }
      } else if problem.isEmpty {
        results.flatMap(\.exercises).forEach { console.print(printer.line(of: $0)) }
      }
      problem.forEach(console.print)
    }
    return results.allSatisfy(\.isComplete) ? .done : .workLeft
  }

  /// What the one argument names: a chapter, or an exercise of one; all chapters when there is none.
  private static func selection(
    _ invocation: Invocation, in workbook: Workbook
  ) throws -> (chapters: [Chapter], exercise: ExerciseNumber?) {
    guard let word = invocation.arguments.first else { return (workbook.chapters, nil) }
    guard invocation.arguments.count == 1 else {
      throw UsageError("'check' takes one chapter or exercise at most.", command: "check")
    }
    guard word.contains(".") else { return ([try workbook.chapter(named: word)], nil) }
    let (source, exercise) = try workbook.exercise(named: word)
    return ([source.chapter], exercise.number)
  }
}
