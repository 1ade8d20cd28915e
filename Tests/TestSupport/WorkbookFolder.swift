import Foundation

/// The folders of the workbook that the tests were built in.
package nonisolated enum WorkbookFolder {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the tree that the tests judge.
  package static let treeName =
    ProcessInfo.processInfo.environment["WORKBOOK"] == "solutions" ? "Solutions" : "Exercises"

  package static func file(_ path: String) -> URL { root.appending(path: path) }
}

extension URL {
  /// The lines of a file; none when it cannot be read.
  nonisolated var lines: [Substring] {
    let text = try? String(contentsOf: self, encoding: .utf8)
    return text?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
  }
}
