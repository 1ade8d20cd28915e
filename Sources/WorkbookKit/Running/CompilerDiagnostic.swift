import Foundation

/// An error or a warning of a build, in its own words.
struct CompilerDiagnostic: Hashable, Sendable {
  enum Severity: String, Sendable {
    case error
    case warning
  }

  let severity: Severity
  let message: String
  /// The file, from the workbook's root where it lies below; nil when the build names none.
  let file: String?
  let line: Int?

  /// Reads a build's output: `file:line:column: error: message`, or `error: message`.
  static func all(in output: String, root: URL) -> [CompilerDiagnostic] {
    var seen: Set<CompilerDiagnostic> = []
    return output.split(separator: "\n")
      .compactMap { CompilerDiagnostic(line: $0, root: root) }
      .filter { seen.insert($0).inserted }
  }

  private init?(line text: Substring, root: URL) {
    let form = /(?:(.+?):(\d+):(?:\d+:)? )?(error|warning): (.+)/
    guard let match = try? form.wholeMatch(in: text),
      let severity = Severity(rawValue: String(match.3))
    else { return nil }
    let prefix = root.path + "/"
    self.severity = severity
    message = String(match.4)
    file = match.1.map { String($0.after(prefix) ?? $0) }
    line = match.2.flatMap { Int($0) }
  }
}
