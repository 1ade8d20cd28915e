import Foundation

/// Takes a command line apart.
struct ArgumentParser {
  static let packagePath = Option(
    name: "--package-path", value: "FOLDER", summary: "The workbook's folder.")
  static let help = Option(name: "--help", summary: "Show this help.")
  static let buildSystem = Option(
    name: "--build-system", value: "SYSTEM",
    summary: "Build with 'native' or 'swiftbuild'; by default with what is quicker.")
  static let everywhere = [packagePath, buildSystem, help]

  let commands: [Command]
  /// The command when the line names none.
  let standard: Command
  let console: Console
  /// Where relative paths begin; a folder's URL must say that it is one.
  var folder = URL(
    filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)

  /// What a command line asks for.
  enum Request {
    case run(Invocation)
    /// Help for a command, or for the whole tool.
    case help(Command?)
  }

  /// - Throws: `UsageError` when it cannot be understood.
  func parse(_ words: [String]) throws -> Request {
    var command: Command?
    var arguments: [String] = []
    var options: [String: String] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        // What follows is nothing of ours: `run 1 -- --live`.
        arguments += rest
        rest = []
      } else if word == "-h" || word == Self.help.name
        || (word == "help" && command == nil && arguments.isEmpty)
      {
        options[Self.help.name] = ""
      } else if word.hasPrefix("-"), word != "-" {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        let option = try option(named: parts[0], of: command)
        options[option.name] = try value(of: option, parts, &rest, command)
      } else if command == nil {
        command = try find(word)
      } else {
        arguments.append(word)
      }
    }
    guard options[Self.help.name] == nil else { return .help(command) }
    let named = command ?? standard
    if named.arguments.isEmpty, let word = arguments.first {
      throw UsageError(
        sentence: "'\(named.name)' takes no arguments, but got '\(word)'.", command: named.name)
    }
    let place = options[Self.packagePath.name].map { URL(filePath: $0, relativeTo: folder) }
    return .run(
      Invocation(
        command: named, arguments: arguments, options: options, folder: place ?? folder,
        console: console))
  }

  private func find(_ word: String) throws -> Command {
    if let command = commands.first(where: { $0.name == word }) { return command }
    throw UsageError.unknown("command", word, known: commands.map(\.name))
  }

  private func option(named name: String, of command: Command?) throws -> Option {
    let known = Self.everywhere + (command?.options ?? [])
    if let option = known.first(where: { $0.name == name }) { return option }
    var error = UsageError.unknown("option", name, known: known.map(\.name))
    error.command = command?.name
    throw error
  }

  private func value(
    of option: Option, _ parts: [String], _ rest: inout ArraySlice<String>, _ command: Command?
  ) throws -> String {
    guard let name = option.value else {
      guard parts.count == 1 else {
        throw UsageError(sentence: "'\(option.name)' takes no value.", command: command?.name)
      }
      return ""
    }
    if parts.count == 2 { return parts[1] }
    if let next = rest.first, !next.hasPrefix("--") { return rest.removeFirst() }
    throw UsageError(
      sentence: "'\(option.name)' wants a value: \(option.name) \(name).", command: command?.name)
  }
}
