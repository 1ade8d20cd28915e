import CourseKit
import Foundation

/// What the compiler warns of, kept for the files that a later build need not compile again.
struct CompilerWarnings: Codable, Sendable {
  private var lines: [String] = []

  /// Forgets those of files that have changed, which are about to be compiled again.
  mutating func forget(_ changes: Set<String>) {
    lines.removeAll { line in changes.contains { line.hasPrefix("\($0):") } }
  }

  /// Adds what a build, or a command of one, has printed.
  ///
  /// A warning about a declaration is printed once for each file that uses it.
  mutating func add(from output: String) {
    var known = Set(lines)
    lines += output.lines.filter { $0.contains(": warning: ") && known.insert($0).inserted }
  }

  /// The warnings that have a place in the code.
  func diagnostics(root: URL) -> [CompilerDiagnostic] {
    CompilerDiagnostic.all(in: lines.joined(separator: "\n"), root: root)
      .filter { $0.location != nil }
  }
}
