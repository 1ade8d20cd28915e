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
    let lines = output.split(separator: "\n")
    var seen: Set<CompilerDiagnostic> = []
    return lines.indices
      .compactMap { CompilerDiagnostic(lines[$0], next: lines.dropFirst($0 + 1).first, root: root) }
      .filter { seen.insert($0).inserted }
  }

  /// - Parameter next: The line below; it says where a macro stands whose expansion is at fault.
  private init?(_ text: Substring, next: Substring?, root: URL) {
    let form = /(?:(.+?):(\d+):(?:\d+:)? )?(error|warning): (.+)/
    let origin = /`- (.+?):(\d+):\d+: note: expanded code originates here/
    guard let match = text.wholeMatch(of: form), let severity = Severity(rawValue: "\(match.3)")
    else { return nil }
    let macro = match.1?.hasPrefix("macro expansion") == true ? next?.wholeMatch(of: origin) : nil
    self.severity = severity
    message = "\(match.4)"
    file = (macro?.1 ?? match.1).map { "\($0.after(root.path + "/") ?? $0)" }
    line = (macro?.2 ?? match.2).flatMap { Int($0) }
  }
}
