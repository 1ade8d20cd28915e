extension Tool {
  /// The learners' tool.
  package static let workbook = Tool(
    name: "workbook",
    summary:
      "The workbook's command-line tool: shows your progress, runs the tests, and tells you what to do next.",
    commands: [
      .status, .read, .watch, .check, .list, .hint, .solution, .run, .trace, .map, .start,
      .reset, .doctor,
    ],
    standard: .status,
    otherWords: [
      "verify": "It is a separate tool: MAINTAINER=1 swift run verify",
      "starters": "It is a command of another tool: MAINTAINER=1 swift run verify starters",
    ])
}
