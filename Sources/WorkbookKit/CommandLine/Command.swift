/// A verb of the tool: `starters`, `verify` and so on.
struct Command: Sendable {
  let name: String
  /// How its arguments are written in the help: "[chapter …]".
  var arguments = ""
  let summary: String
  /// More than the summary, for the command's own help.
  var discussion = ""
  var options: [Option] = []
  /// Whether it is for those who change the workbook, not for those who learn with it.
  var isForMaintainers = false
  let run: @Sendable (Invocation) async throws -> ExitCode
}
