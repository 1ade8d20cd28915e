import CommandKit

extension Tool {
  /// The learners' tool.
  package static let workbook = Tool(
    name: "workbook",
    summary:
      "The workbook's command-line tool: shows your progress, runs the tests, and tells you what to do next.",
    commands: [
      StatusCommand.self, ReadCommand.self, WatchCommand.self, CheckCommand.self,
      ListCommand.self, HintCommand.self, SolutionCommand.self, RunCommand.self,
      TraceCommand.self, MapCommand.self, MutantsCommand.self, StartCommand.self, ResetCommand.self,
      DoctorCommand.self, ReportCommand.self,
    ],
    standard: StatusCommand.self,
    otherWords: [
      "verify": "It is a separate tool: MAINTAINER=1 swift run verify",
      "starters": "It is a command of another tool: MAINTAINER=1 swift run verify starters",
    ])
}
