import CourseKit
import Foundation

/// What a build says is wrong, in its own words.
package struct CompilerDiagnostic: Hashable, Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning
    /// It adds to an error, such as where a protocol requires a method.
    case note
  }

  package let severity: Severity
  package let message: String
  /// Where it is; nil when the build names no file.
  package let location: FileLocation?
  package private(set) var notes: [CompilerDiagnostic] = []

  package init(_ severity: Severity, _ message: String, at location: FileLocation?) {
    self.severity = severity
    self.message = message
    self.location = location
  }

  /// Reads a build's output: `file:line:column: error: message`, or `error: message`.
  ///
  /// A note stands below its error: in a line of the same form, or only in the code that is quoted.
  package static func all(in output: String, root: URL) -> [CompilerDiagnostic] {
    let lines = output.split(separator: "\n")
    var diagnostics: [CompilerDiagnostic] = []
    /// The line of code that was quoted last.
    var quoted: FileLocation?
    func add(_ note: Substring) {
      guard let last = diagnostics.indices.last else { return }
      diagnostics[last].addNote("\(note)", at: quoted)
    }
    for (index, text) in lines.enumerated() {
      let next = lines.dropFirst(index + 1).first
      if let diagnostic = CompilerDiagnostic(text, next: next, root: root) {
        diagnostics.append(diagnostic)
        quoted = diagnostic.location.map { FileLocation(file: $0.file) }
      } else if text.contains("note: "),
        let note = text.wholeMatch(of: /(.+?):(\d+):(?:\d+:)? note: (.+)/)
      {
        quoted = location(note.1, note.2, root: root)
        add(note.3)
      } else if let code = text.prefixMatch(of: /\s*(\d+) \|/) {
        quoted = quoted.map { FileLocation(file: $0.file, line: Int(code.1)) }
      } else if text.contains("note: "),
        let note = text.wholeMatch(of: /\s*\|[ |]*[|`]- note: (.+)/)
      {
        add(note.1)
      }
    }
    var seen: Set<CompilerDiagnostic> = []
    return diagnostics.filter { seen.insert($0.withoutNotes).inserted }
  }

  /// - Parameter next: The line below; it says where a macro stands whose expansion is at fault.
  private init?(_ text: Substring, next: Substring?, root: URL) {
    let origin = /`- (.+?):(\d+):\d+: note: expanded code originates here/
    guard let parts = Self.parts(of: text) else { return nil }
    let isInMacro = parts.path?.hasPrefix("macro expansion") == true
    let macro = isInMacro ? next?.wholeMatch(of: origin) : nil
    self.init(
      parts.severity, "\(parts.message)",
      at: Self.location(macro?.1 ?? parts.path, macro?.2 ?? parts.line, root: root))
  }

  private typealias Parts = (
    path: Substring?, line: Substring?, severity: Severity, message: Substring
  )

  /// The parts of a line that tells of an error or a warning; nil for any other line.
  ///
  /// A broken build prints thousands of lines, for each of which a regular expression takes milliseconds.
  private static func parts(of text: Substring) -> Parts? {
    let severities = [Severity.error, .warning]
    let marks = severities.compactMap { severity in
      text.range(of: ": \(severity.rawValue): ").map { (severity, $0) }
    }
    if let (severity, mark) = marks.min(by: { $0.1.lowerBound < $1.1.lowerBound }) {
      var path = text[..<mark.lowerBound]
      var numbers: [Substring] = []
      while numbers.count < 2, let colon = path.lastIndex(of: ":"), colon > path.startIndex {
        let number = path[path.index(after: colon)...]
        guard !number.isEmpty, number.allSatisfy(\.isWholeNumber) else { break }
        numbers.append(number)
        path = path[..<colon]
      }
      if let line = numbers.last { return (path, line, severity, text[mark.upperBound...]) }
    }
    return severities.lazy.compactMap { severity in
      text.after("\(severity.rawValue): ").map { (nil, nil, severity, $0) }
    }.first
  }

  /// A location as the compiler words it; nil for a name that is no path, such as `<unknown>`.
  private static func location(
    _ path: Substring?, _ line: Substring?, root: URL
  ) -> FileLocation? {
    guard let path, path.hasPrefix("/") else { return nil }
    return FileLocation(path: "\(path)", line: line.flatMap { Int($0) }, root: root)
  }

  private mutating func addNote(_ message: String, at location: FileLocation?) {
    // The library's own code has no file, so of its notes only those help that say why a call doesn't fit. Stubs are
    // what an editor would add at a click.
    guard location != nil || message.hasPrefix("candidate "), message != "add stubs for conformance"
    else { return }
    add(CompilerDiagnostic(.note, message, at: location))
  }

  mutating func add(_ note: CompilerDiagnostic) {
    if !notes.contains(note) { notes.append(note) }
  }

  private var withoutNotes: CompilerDiagnostic {
    CompilerDiagnostic(severity, message, at: location)
  }
}

extension CompilerDiagnostic: CustomStringConvertible {
  package var finding: Finding { Finding("\(severity): \(message)", at: location) }
  package var description: String { finding.description }
}

extension CompilerDiagnostic: Encodable {
  private enum CodingKeys: CodingKey {
    case message, file, line, notes
  }

  /// Encodes it in the form that `docs/workbook.md` describes.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(message, forKey: .message)
    try container.encodeIfPresent(location?.file, forKey: .file)
    try container.encodeIfPresent(location?.line, forKey: .line)
    if severity != .note { try container.encode(notes, forKey: .notes) }
  }
}
