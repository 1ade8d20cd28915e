import CommandKit
import JudgeKit

struct ListCommand: Command {
  static let configuration = CommandConfiguration(
    name: "list",
    arguments: "[chapter …]",
    summary: "List every exercise, and whether it is done.",
    discussion: "Always exits with 0. The exit code of 'check' depends on the result.",
    options: Invocation.resultOptions)

  let invocation: Invocation

  func run() async throws -> ExitCode {
    let workbook = try invocation.workbook()
    var results: [ChapterResult] = []
    for chapter in try invocation.chapters(of: workbook) {
      results.append(
        try await invocation.result(of: chapter, in: workbook, trustsStarters: true))
    }
    try invocation.printResults(results, in: workbook) { printer in
      printer.list(of: results).forEach(console.print)
    }
    return .done
  }
}
