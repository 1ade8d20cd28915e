import ArgumentKit
import CommandKit

struct MergeCommand: Command {
  static let configuration = CommandConfiguration(
    name: "merge",
    arguments: "<report.json …>",
    summary: "Merge the reports of parts of a class.",
    discussion: """
      'grade --json' prints such a report, for example on each of several machines. All reports must be
      about the same chapters.
      """,
    options: Invocation.reportOptions)

  let invocation: Invocation

  func run() async throws -> ExitCode {
    guard !invocation.arguments.isEmpty else {
      throw UsageError("'merge' takes reports, as in 'merge a.json b.json'.", command: "merge")
    }
    try invocation.checkReportOptions()
    // A file of JSON is a report to join.
    try invocation.checkPrintsOnly(invocation.arguments.filter { $0.hasSuffix(".csv") })
    let report = try ClassReport(
      merging: invocation.arguments.map { try ClassReport(from: invocation.file($0)) })
    try invocation.tell(report)
    return report.isComplete ? .done : .workLeft
  }
}
