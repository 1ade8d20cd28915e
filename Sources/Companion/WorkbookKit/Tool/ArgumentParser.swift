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
    case run(Invocation)
    /// Help for a command, or for the whole tool.
    case help(Command?)
  }

  /// - Throws: `UsageError` when it cannot be understood.
  func parse(_ words: [String]) throws -> Request {
    var command: Command?
    do {
      let parsed = try ParsedArguments(words) { arguments in
        command = try self.command(in: arguments)
        return Self.general + (command?.options ?? [])
      }
      command = try self.command(in: parsed.arguments)
      return try request(command, parsed)
    } catch var error as UsageError {
      error.command = error.command ?? command?.name
      throw error
    }
  }

  private func request(_ command: Command?, _ parsed: ParsedArguments) throws -> Request {
    let arguments = Array(parsed.arguments.drop { $0 == "help" })
    if parsed.options[Option.help.name] != nil || arguments.count < parsed.arguments.count {
      return .help(arguments.isEmpty ? nil : command)
    }
    let command = command ?? tool.standard
    let isNamed = arguments.first == command.name
    if command.arguments.isEmpty, let word = arguments.dropFirst(isNamed ? 1 : 0).first {
      throw UsageError("'\(command.name)' takes no arguments, but got '\(word)'.")
    }
    let place = parsed.options[Self.packagePath.name].map { URL(filePath: $0, relativeTo: folder) }
    return .run(
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
  private var impliedCommand: Command? {
    tool.standard.arguments.isEmpty ? nil : tool.standard
  }

  /// The command that arguments name; nil when they name none, and none is implied.
  private func command(in arguments: [String]) throws -> Command? {
    guard let word = arguments.first(where: { $0 != "help" }) else { return impliedCommand }
    if let command = tool.commands.first(where: { $0.name == word }) { return command }
    if let sentence = tool.otherWords[word] {
      throw UsageError("There is no command '\(word)' here. \(sentence)")
    }
    let names = tool.commands.map(\.name)
    if let impliedCommand, Suggestion.nearest(to: word, in: names) == nil { return impliedCommand }
    throw UsageError.unknown("command", word, known: names)
  }
}
