import CommandKit
import CourseKit
import JudgeKit

struct StatusCommand: Command {
  static let configuration = CommandConfiguration(
    name: "status",
    summary: "Show your progress (the default without a command).",
    discussion: "Always exits with 0. The exit code of 'check' depends on the result.")

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    var results: [ChapterResult] = []
    for chapter in workbook.chapters {
      let isNext = results.allSatisfy(\.isComplete)
      results.append(
        try await invocation.result(of: chapter, in: workbook, trustsStarters: !isNext))
    }
    let printer = ResultPrinter(workbook: workbook, console: console)
    printer.overview(of: results).forEach(console.print)
    console.print()
    if let result = results.first(where: { !$0.isComplete }) {
      printer.problem(of: result).forEach(console.print)
      console.print()
      console.printNext("watch")
    } else {
      console.printNext(workbook.chapters.last.map { "run \($0.number)" } ?? "list")
    }
    return .done
  }
}
