import CourseKit
import Foundation

/// A type, an extension or a function that a file declares outside of all types.
struct Declaration: Sendable {
  /// Its name; for an extension the name of the type, and for a nested type the name of the outer one.
  let name: String
  /// The names that it uses, except those that follow a dot, with the line of their first use.
  let names: [String: Int]
  /// The names of the types inside of it.
  let innerNames: Set<String>
  /// What its strings say.
  let strings: [(text: String, line: Int)]
  /// The code without comments and texts.
  let code: String
  private let keyword: String
  private let file: String
  private let line: Int

  /// - Parameters:
  ///   - keyword: The word before its name.
  ///   - file: The name of its file.
  ///   - line: The line that it begins at, from 1.
  ///   - code: The masked code of its lines.
  ///   - lines: The same lines as they are.
  init(
    keyword: String, name: String, file: String, line: Int, code: [String], lines: [String]
  ) {
    self.keyword = keyword
    self.name = name.split(separator: ".").first.map(String.init) ?? name
    self.file = file
    self.line = line
    self.code = code.joined(separator: "\n")
    innerNames = Set(
      self.code.drop { $0 != "{" }
        .matches(of: /\b(?:class|struct|enum|actor|protocol|typealias)\s+(\w+)/)
        .map { String($0.1) })
    names = Self.names(in: code, from: line)
    strings = zip(code, lines).enumerated().map { index, pair in
      (Self.texts(pair.0, pair.1), line + index)
    }
  }

  /// Whether it extends a type, and declares no new one.
  var isExtension: Bool { keyword == "extension" }

  /// The type aliases in it, each with what it stands for.
  var aliases: [(name: String, meaning: Substring)] {
    code.matches(of: /\btypealias\s+(\w+)[^=\n]*=\s*([^\n]+)/).map { (String($0.1), $0.2) }
  }

  /// Whether it is another name for types.
  var isAlias: Bool { keyword == "typealias" }

  /// Whether the name of another declaration in its code may mean that one.
  ///
  /// It doesn't if that one is private in another file, or if the code gives the name to a variable, a parameter or
  /// a generic type itself.
  func canMean(_ other: Declaration) -> Bool {
    if other.isPrivate, other.file != file { return false }
    let name = NSRegularExpression.escapedPattern(for: other.name)
    let bindings =
      ["func", "let", "var"].contains(other.keyword)
      ? "\\b(?:let|var|func|case|for)\\s+\(name)\\b|\\b\(name)\\s*:"
      : "\\b(?:class|struct|enum|actor|func|init)\\b[^({]*<[^({]*\\b\(name)\\b[^({]*>"
    return code.range(of: bindings, options: .regularExpression) == nil
  }

  private var isPrivate: Bool {
    let modifiers = code.split(separator: " ").prefix { $0 != keyword }
    return modifiers.contains("private") || modifiers.contains("fileprivate")
  }

  /// Where a line of it is, as in `ListView.swift:12`.
  func place(_ line: Int? = nil) -> String { "\(file):\(line ?? self.line)" }

  /// The line of a part of its code.
  func line(of part: Substring) -> Int {
    line + code[..<part.startIndex].count { $0 == "\n" }
  }

  /// The names in masked lines, except those that follow a dot, with the line of their first use.
  static func names(in code: [String], from line: Int) -> [String: Int] {
    let form = /[A-Za-z_]\w*/
    var names: [String: Int] = [:]
    for (index, text) in code.enumerated() {
      for match in text.matches(of: form) {
        let before = text[..<match.range.lowerBound]
        let isMember = before.last == "." && !before.hasSuffix("..")
        if !isMember, names[String(match.0)] == nil { names[String(match.0)] = line + index }
      }
    }
    return names
  }

  /// The texts of a line, which stand in its masked form as `_`.
  private static func texts(_ code: String, _ line: String) -> String {
    String(zip(code, line).map { $0 == "_" && $1 != "_" ? $1 : " " })
  }
}
