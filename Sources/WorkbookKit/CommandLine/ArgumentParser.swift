import CourseKit
import Foundation

/// Takes a command line apart.
struct ArgumentParser {
  static let packagePath = Option(
    name: "--package-path", value: "FOLDER", summary: "The workbook's folder.")
  static let help = Option(name: "--help", summary: "Show this help.")
  static let buildSystem = Option(
    name: "--build-system", value: "SYSTEM",
    summary: "Build with 'native' or 'swiftbuild'; by default with what is quicker.")
  static let general = [packagePath, buildSystem, help]

  let tool: Tool
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
        if command == nil { arguments.append(word) }
        command = command ?? impliedCommand
      } else {
        arguments.append(word)
      }
    }
    guard options[Self.help.name] == nil else { return .help(command) }
    let named = command ?? tool.standard
    if named.arguments.isEmpty, let word = arguments.first {
      throw UsageError(
        "'\(named.name)' takes no arguments, but got '\(word)'.", command: named.name)
    }
    let place = options[Self.packagePath.name].map { URL(filePath: $0, relativeTo: folder) }
    return .run(
      Invocation(
        command: named, arguments: arguments, options: options, folder: place ?? folder,
        console: console))
  }

  /// The command whose arguments may follow the tool's name at once: `verify 1`.
  private var impliedCommand: Command? {
    tool.standard.arguments.isEmpty ? nil : tool.standard
  }

  /// The command of a name; nil for a word that the standard command may take as an argument.
  private func find(_ word: String) throws -> Command? {
    if let command = tool.commands.first(where: { $0.name == word }) { return command }
    if let sentence = tool.otherWords[word] {
      throw UsageError("There is no command '\(word)' here. \(sentence)")
    }
    let names = tool.commands.map(\.name)
    if impliedCommand != nil, Suggestion.nearest(to: word, in: names) == nil { return nil }
    throw UsageError.unknown("command", word, known: names)
  }

  private func option(named name: String, of command: Command?) throws -> Option {
    let command = command ?? impliedCommand
    let known = Self.general + (command?.options ?? [])
    if let option = known.first(where: { $0.name == name }) { return option }
    throw UsageError.unknown("option", name, known: known.map(\.name), command: command?.name)
  }

  private func value(
    of option: Option, _ parts: [String], _ rest: inout ArraySlice<String>, _ command: Command?
  ) throws -> String {
    guard let name = option.value else {
      guard parts.count == 1 else {
        throw UsageError("'\(option.name)' takes no value.", command: command?.name)
      }
      return ""
    }
    if parts.count == 2 { return parts[1] }
    if let next = rest.first, !next.hasPrefix("--") { return rest.removeFirst() }
    throw UsageError(
      "'\(option.name)' wants a value: \(option.name) \(name).", command: command?.name)
  }
}
