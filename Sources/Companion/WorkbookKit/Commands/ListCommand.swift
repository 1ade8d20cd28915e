import CommandKit
import JudgeKit

struct ListCommand: Command {
  static let configuration = CommandConfiguration(
    name: "list",
    arguments: "[chapter …]",
    summary: "List every exercise, and whether it is done.",
    discussion: "Always exits with 0. The exit code of 'check' depends on the result.",
    options: Invocation.reportOptions)

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    var reports: [ChapterReport] = []
    for chapter in try invocation.chapters(of: workbook) {
      reports.append(
        try await invocation.report(on: chapter, in: workbook, trustsStarters: true))
    }
    try invocation.printReports(reports) { printer in
      printer.list(of: reports).forEach(console.print)
    }
    return .done
  }
}
