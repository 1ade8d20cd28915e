import ArgumentKit

/// A verb of a tool: `check`, `watch` and so on.
package struct Command: Sendable {
  package let name: String
  /// How its arguments are written in the help: "[chapter …]".
  let arguments: String
  let summary: String
  /// More than the summary, for the command's own help.
  let discussion: String
  let options: [Option]
  let run: @Sendable (Invocation) async throws -> ExitCode

  package init(
    name: String, arguments: String = "", summary: String, discussion: String = "",
    options: [Option] = [], run: @escaping @Sendable (Invocation) async throws -> ExitCode
  ) {
    self.name = name
    self.arguments = arguments
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.run = run
  }
}
