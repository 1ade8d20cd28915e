import CommandKit

extension Tool {
  /// The maintainers' tool.
  package static let verify = Tool(
    name: "verify",
    summary: "Proves that the exercises are fair, and writes them from the solutions.",
    commands: [
      CheckCommand.self, StartersCommand.self, RecordCommand.self, SubmissionsCommand.self,
    ],
    standard: CheckCommand.self)
}
