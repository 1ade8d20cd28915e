import ArgumentKit
import CourseKit
import Foundation
import JudgeKit

/// Takes a command line apart.
struct ArgumentParser {
  static let packagePath = Option(
    name: "--package-path", value: "FOLDER", summary: "The workbook's folder.")
  static let buildSystem = Option(
    name: "--build-system", value: "SYSTEM",
    summary: "Build with 'native' or 'swiftbuild'; by default with the faster one.")
  static let general = [packagePath, buildSystem, .help]

  let tool: Tool
  let console: Console
  /// Where relative paths begin; a folder's URL must say that it is one.
  var folder = URL(
    filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)

  /// What a command line asks for.
  enum Request {
    case run(any Command.Type, Invocation)
    /// Help for a command, or for the whole tool.
    case help(CommandConfiguration?)
  }

  /// - Throws: `UsageError` when it cannot be understood.
  func parse(_ words: [String]) throws -> Request {
    var command: (any Command.Type)?
    do {
      let parsed = try ParsedArguments(words) { arguments in
        command = try self.command(in: arguments)
        return Self.general + (command?.configuration.options ?? [])
      }
      command = try self.command(in: parsed.arguments)
      return try request(command, parsed)
    } catch var error as UsageError {
      error.command = error.command ?? command?.configuration.name
      throw error
    }
  }

  private func request(
    _ command: (any Command.Type)?, _ parsed: ParsedArguments
  ) throws -> Request {
    let arguments = Array(parsed.arguments.drop { $0 == "help" })
    if parsed.options[Option.help.name] != nil || arguments.count < parsed.arguments.count {
      return .help(arguments.isEmpty ? nil : command?.configuration)
    }
    let type = command ?? tool.standard
    let command = type.configuration
    let isNamed = arguments.first == command.name
    if command.arguments.isEmpty, let word = arguments.dropFirst(isNamed ? 1 : 0).first {
      throw UsageError("'\(command.name)' takes no arguments, but got '\(word)'.")
    }
    let place = parsed.options[Self.packagePath.name].map { URL(filePath: $0, relativeTo: folder) }
    return .run(
      type,
      Invocation(
        command: command, arguments: Array(arguments.dropFirst(isNamed ? 1 : 0)),
        values: parsed.values, buildSystem: try chosenBuildSystem(parsed),
        folder: place ?? folder, console: console))
  }

  private func chosenBuildSystem(_ parsed: ParsedArguments) throws -> BuildSystem? {
    try parsed.options[Self.buildSystem.name].map { name in
      if let system = BuildSystem(rawValue: name) { return system }
      throw UsageError.unknown("build system", name, known: BuildSystem.allCases.map(\.rawValue))
    }
  }

  /// The command whose arguments may follow the tool's name at once: `verify 1`.
  private var impliedCommand: (any Command.Type)? {
    tool.standard.configuration.arguments.isEmpty ? nil : tool.standard
  }

  /// The command that arguments name; nil when they name none, and none is implied.
  private func command(in arguments: [String]) throws -> (any Command.Type)? {
    guard let word = arguments.first(where: { $0 != "help" }) else { return impliedCommand }
    if let command = tool.commands.first(where: { $0.configuration.name == word }) {
      return command
    }
    if let sentence = tool.otherWords[word] {
      throw UsageError("There is no command '\(word)' here. \(sentence)")
    }
    // Not a key path, with which the compiler crashes here (Swift 6.3.1).
    let names = tool.commands.map { $0.configuration.name }
    if let impliedCommand, Suggestion.nearest(to: word, in: names) == nil { return impliedCommand }
    throw UsageError.unknown("command", word, known: names)
  }
}
