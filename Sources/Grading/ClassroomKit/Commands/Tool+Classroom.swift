import CommandKit

extension Tool {
  /// The instructors' tool.
  package static let classroom = Tool(
    name: "classroom",
    summary: "Grades the submissions of a class, and lists the topics to discuss.",
    commands: [GradeCommand.self, MergeCommand.self],
    standard: GradeCommand.self)
}
