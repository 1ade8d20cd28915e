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
  private(set) var notes: [CompilerNote] = []

  /// Reads a build's output: `file:line:column: error: message`, or `error: message`.
  ///
  /// A note stands below its error: in a line of the same form, or only in the code that is quoted.
  static func all(in output: String, root: URL) -> [CompilerDiagnostic] {
    let lines = output.split(separator: "\n")
    var diagnostics: [CompilerDiagnostic] = []
    /// The line of code that was quoted last.
    var quoted: (file: String?, line: Int?)
    func add(_ note: Substring) {
      guard let last = diagnostics.indices.last else { return }
      diagnostics[last].add("\(note)", quoted)
    }
    for (index, text) in lines.enumerated() {
      let next = lines.dropFirst(index + 1).first
      if let diagnostic = CompilerDiagnostic(text, next: next, root: root) {
        diagnostics.append(diagnostic)
        quoted = (diagnostic.file, nil)
      } else if let note = text.wholeMatch(of: /(.+?):(\d+):(?:\d+:)? note: (.+)/) {
        quoted = (path(note.1, root: root), Int(note.2))
        add(note.3)
      } else if let code = text.prefixMatch(of: /\s*(\d+) \|/) {
        quoted.line = Int(code.1)
      } else if let note = text.wholeMatch(of: /\s*\|[ |]*[|`]- note: (.+)/) {
        add(note.1)
      }
    }
    var seen: Set<CompilerDiagnostic> = []
    return diagnostics.filter { seen.insert($0.withoutNotes).inserted }
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
    file = (macro?.1 ?? match.1).flatMap { Self.path($0, root: root) }
    line = file == nil ? nil : (macro?.2 ?? match.2).flatMap { Int($0) }
  }

  /// The name of a file from the root; nil for a name that is no path, such as `<unknown>`.
  private static func path(_ name: Substring, root: URL) -> String? {
    name.hasPrefix("/") ? "\(name.after(root.path + "/") ?? name)" : nil
  }

  private mutating func add(_ message: String, _ place: (file: String?, line: Int?)) {
    // The library's own code has no file; and stubs are what an editor would add at a click.
    guard let file = place.file, message != "add stubs for conformance" else { return }
    let note = CompilerNote(message: message, file: file, line: place.line)
    if !notes.contains(note) { notes.append(note) }
  }

  private var withoutNotes: CompilerDiagnostic {
    var diagnostic = self
    diagnostic.notes = []
    return diagnostic
  }
}
