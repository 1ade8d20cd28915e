/// A command of a build, as the package manager prints it.
package struct BuildCommand: Codable, Equatable, Sendable {
  /// The folder that it runs in; nil for the package's.
  package var folder: String?
  let program: String
  package let arguments: [String]

  /// What it makes; two commands that make the same are one command, printed by two builds.
  var product: String? {
    (value(of: "-emit-module-path") ?? value(of: "-o")).map { "\($0)" } ?? arguments.last
  }

  /// The value that stands behind an option.
  package func value(of option: String) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.dropFirst($0 + 1).first }
  }
}
