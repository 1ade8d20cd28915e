import CourseKit
import Foundation

/// What the compiler warns of, kept for the files that a later build need not compile again.
struct CompilerWarnings: Codable, Sendable {
  private var lines: [String] = []

  /// Takes over what a build has printed.
  ///
  /// - Parameter changes: The files that have changed since the build before it.
  mutating func update(from output: String, changes: Set<String>) {
    lines.removeAll { line in changes.contains { line.hasPrefix("\($0):") } }
    let new = output.lines.filter { $0.contains(": warning: ") && !lines.contains($0) }
    lines += new
  }

  /// The warnings that have a place in the code.
  func diagnostics(root: URL) -> [CompilerDiagnostic] {
    CompilerDiagnostic.all(in: lines.joined(separator: "\n"), root: root)
      .filter { $0.location != nil }
  }
}
