/// A command of a build, as the package manager prints it.
package struct BuildCommand: Codable, Equatable, Sendable {
  /// The folder that it runs in; nil for the package's.
  package var folder: String?
  let program: String
  package private(set) var arguments: [String]

  /// What it makes; two commands that make the same are one command, printed by two builds.
  var product: String? {
    (value(of: "-emit-module-path") ?? value(of: "-o")).map { "\($0)" } ?? arguments.last
  }

  /// The command without the module that it makes beside its objects; nil when it makes none of that name.
  func withoutModule(named name: String) -> BuildCommand? {
    guard value(of: "-module-name") == name,
      let path = arguments.firstIndex(of: "-emit-module-path"), path + 1 < arguments.endIndex
    else { return nil }
    var command = self
    command.arguments.removeSubrange(path...path + 1)
    command.arguments.removeAll { $0 == "-emit-module" }
    return command
  }

  /// The value that stands behind an option.
  package func value(of option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }
}
