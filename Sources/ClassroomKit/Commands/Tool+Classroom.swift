import WorkbookKit

extension Tool {
  /// The instructors' tool.
  package static let classroom = Tool(
    name: "classroom",
    summary: "Judges the submissions of a class, and shows what to talk about.",
    commands: [.grade, .merge],
    standard: .grade)
}
