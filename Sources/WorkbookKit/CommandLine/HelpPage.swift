/// The text that `--help` shows.
struct HelpPage {
  let commands: [Command]

  /// The help of the whole tool.
  var text: String {
    """
    The workbook's companion: it tells where you are, judges your code, and leads on.

    Usage: swift run workbook [<command>] [<options>]

    Commands:
    \(table(commands.filter { !$0.isForMaintainers }.map(row(of:))))

    For maintainers:
    \(table(commands.filter(\.isForMaintainers).map(row(of:))))

    Options:
    \(table(ArgumentParser.everywhere.map { ($0.usage, $0.summary) }))

    A chapter goes by its number or its name: 1, post-list.
    See 'swift run workbook help <command>'.
    """
  }

  /// The help of one command.
  func text(of command: Command) -> String {
    let usage = "\(command.name) \(command.arguments)".trimmed
    let discussion = command.discussion.isEmpty ? "" : "\n\(command.discussion)\n"
    return """
      \(command.summary)
      \(discussion)
      Usage: swift run workbook \(usage)\(command.options.isEmpty ? "" : " [<options>]")

      Options:
      \(table((command.options + ArgumentParser.everywhere).map { ($0.usage, $0.summary) }))
      """
  }

  private func row(of command: Command) -> (String, String) {
    ("\(command.name) \(command.arguments)".trimmed, command.summary)
  }

  private func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
    }.joined(separator: "\n")
  }
}
