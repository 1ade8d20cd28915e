extension Tool {
  /// The learners' companion.
  package static let workbook = Tool(
    name: "workbook",
    summary: "The workbook's companion: it tells where you are, judges your code, and leads on.",
    commands: [
      .status, .read, .watch, .check, .list, .hint, .solution, .run, .trace, .map, .start,
      .reset, .doctor,
    ],
    standard: .status,
    otherWords: [
      "verify": "It is a tool of its own: MAINTAINER=1 swift run verify",
      "starters": "It belongs to another tool: MAINTAINER=1 swift run verify starters",
    ])
}
