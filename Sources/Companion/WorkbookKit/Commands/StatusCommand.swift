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
    var reports: [ChapterReport] = []
    for chapter in workbook.chapters {
      let isNext = reports.allSatisfy(\.isComplete)
      reports.append(
        try await invocation.report(on: chapter, in: workbook, trustsStarters: !isNext))
    }
    let printer = ReportPrinter(console: console)
    printer.overview(of: reports).forEach(console.print)
    console.print()
    if let report = reports.first(where: { !$0.isComplete }) {
      printer.problem(of: report).forEach(console.print)
      console.print()
      console.printNext("watch")
    } else {
      console.printNext(workbook.chapters.last.map { "run \($0.number)" } ?? "list")
    }
    return .done
  }
}
