import ArgumentKit
import CourseKit
import JudgeKit

extension Command {
  static let solution = Command(
    name: "solution",
    arguments: "<exercise>",
    summary: "Compare your answer with the workbook's.",
    discussion: """
      It judges the exercise first. The answer is shown when its tests pass, or with --spoil.
      """,
    options: [Option(name: "--spoil", summary: "Show the answer to an unsolved exercise, too.")]
  ) { invocation in
    let console = invocation.console
    let workbook = try invocation.workbook()
    let (source, exercise) = try invocation.exercise(of: workbook)
    let number = exercise.number
    if !invocation.has("--spoil") {
      let result = try await invocation.result(of: source.chapter, [number], in: workbook)
      guard result.isComplete else {
        let printer = ResultPrinter(workbook: workbook, console: console)
        printer.problem(of: result).forEach(console.print)
        console.print()
        console.printNext("hint \(number)")
        return .workLeft
      }
      console.print("\(console.mark(true)) \(number) is solved.")
    }
    console.printProse("\(number) \(exercise.sentence)", .bold)
    let learner = LearnerChapter(source, in: workbook)
    for region in exercise.regions { show(region, of: learner, on: console) }
    console.print()
    console.print("Other right answers, and mistakes: \(source.chapter.mistakesPage)")
    console.printNext()
    return .done
  }

  private static func show(_ region: Region, of learner: LearnerChapter, on console: Console) {
    let answer = SideBySide.Column("The workbook's:", region.solution)
    do throws(LostRegion) {
      let own = try learner.answer(to: region)
      console.print("\n\(learner.path(of: region)):\(own.line)")
      let isEmpty = CodeLine.code(of: own.lines).isEmpty
      let yours = SideBySide.Column(
        "Yours:", isEmpty ? ["// nothing yet"] : own.lines.map(\.visible))
      if own.isSolution {
        console.print("Yours is the same as the workbook's:")
        answer.lines.forEach { console.print($0) }
      } else {
        SideBySide(left: yours, right: answer).lines(width: console.width() ?? 100)
          .forEach { console.print($0) }
      }
    } catch {
      console.print("\n\(learner.path(of: region))")
      console.printProse("Your code is not shown beside it. \(error.reason)")
      ([answer.title] + answer.lines).forEach { console.print($0) }
    }
  }
}
