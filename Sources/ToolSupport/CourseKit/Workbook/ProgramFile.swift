import Foundation

/// Finds the file of a program as a shell would.
package enum ProgramFile {
  /// The full path of a program; nil when there is none.
  ///
  /// - Parameters:
  ///   - program: A path, or a name.
  ///   - searchPath: The folders to look for a name in, with colons between them.
  package static func path(of program: String, in searchPath: String? = nil) -> String? {
    let folders = searchPath ?? ProcessInfo.processInfo.environment["PATH"] ?? ""
    let candidates =
      program.contains("/")
      ? [program] : folders.split(separator: ":").map { "\($0)/\(program)" }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Says that there is no such program.
  package static func absence(of program: String) -> String {
    "There is no '\(program)' in PATH."
  }
}
