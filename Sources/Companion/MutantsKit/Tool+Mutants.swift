import CommandKit
import WorkbookKit

extension Tool {
  /// The part of the learners' tool that is built when it is first used.
  package static let mutants = Tool(
    name: "workbook", summary: MutantsCommand.configuration.summary, commands: [MutantsRun.self],
    standard: MutantsRun.self)
}
