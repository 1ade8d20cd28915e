import ArgumentKit
import CourseKit

/// The text that `--help` shows.
struct HelpText {
  let tool: Tool

  /// The help of the whole tool.
  var text: String {
    """
    \(tool.summary)

    Usage: \(tool.usage("[<command>] [<options>]"))

    Commands:
    \(table(tool.commands.map { row(of: $0.configuration) }))

    Options:
    \(ArgumentParser.general.table)

    Name a chapter by its number or its name: 1, post-list.
    See '\(tool.usage("help <command>"))'.
    """
  }

  /// The help of one command.
  func text(of command: CommandConfiguration) -> String {
    let usage = "\(command.name) \(command.arguments)".trimmed
    let discussion = command.discussion.isEmpty ? "" : "\n\(command.discussion)\n"
    return """
      \(command.summary)
      \(discussion)
      Usage: \(tool.usage(usage))\(command.options.isEmpty ? "" : " [<options>]")

      Options:
      \((command.options + ArgumentParser.general).table)
      """
  }

  private func row(of command: CommandConfiguration) -> (String, String) {
    ("\(command.name) \(command.arguments)".trimmed, command.summary)
  }
}
