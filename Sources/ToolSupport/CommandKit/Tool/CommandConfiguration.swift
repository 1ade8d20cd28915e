import ArgumentKit

/// How a command is typed, and what its help says.
package struct CommandConfiguration: Sendable {
  package let name: String
  /// How its arguments are written in the help: "[chapter …]".
  let arguments: String
  package let summary: String
  /// More than the summary, for the command's own help.
  let discussion: String
  let options: [Option]

  package init(
    name: String, arguments: String = "", summary: String, discussion: String = "",
    options: [Option] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.discussion = discussion
    self.options = options
  }
}
