import CourseKit
import Foundation

/// A file of a design: what it imports, and what it declares outside of all types.
package struct SourceFile: Sendable {
  let name: String
  /// The names of the modules, with their lines.
  let imports: [(module: String, line: Int)]
  let declarations: [Declaration]
  /// Whether it has tests.
  package let isTest: Bool
  /// The types and extensions, also those inside of others.
  let types: [TypeDeclaration]
  /// The properties that are weak or unowned, in words: `weak:ListPresenter.view`.
  package let referenceKinds: [String]

  /// The Swift files in a folder and below it.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - given: The names of files and folders in it that are left out.
  /// - Throws: An error of Foundation if the folder or a file can't be read.
  package static func all(
    in folder: URL, without given: Set<String> = []
  ) throws -> [SourceFile] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") && !given.contains($0.prefix { $0 != "/" }.description) }
      .map {
        let url = folder.appending(path: $0)
        return SourceFile(url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
      }
  }

  /// Reads the text of a file.
  package init(_ name: String, _ text: String) {
    self.name = name
    let lines = text.withLineFeeds.lines
    let masked = MaskedCode(lines, masksInterpolations: false)
    // A test has a sentence as its name, whose words mean nothing.
    let code = masked.maskedLines.map { line in
      line.replacing(/`[^`]* [^`]*`/) { String(repeating: "_", count: $0.output.count) }
    }
    isTest = text.contains("@Test")
    types = masked.types
    referenceKinds = types.referenceKinds
    // Outside of the loop, because an expression is compiled each time when it is reached.
    let form = /\s*(?:@\w+\s+)*(?:\w+\s+)?import\s+(?:[a-z]+\s+)?(\w+)/
    imports = code.enumerated().compactMap { index, line in
      line.prefixMatch(of: form).map { (String($0.1), index + 1) }
    }
    declarations = Self.declarations(in: code, lines, of: name)
  }

  private static func declarations(
    in code: [String], _ lines: [String], of file: String
  ) -> [Declaration] {
    let form =
      /\s*(?:(?:@\w+(?:\([^)]*\))?|[a-z]+(?:\([a-z]+\))?)\s+)*?(class|struct|enum|actor|protocol|extension|func|typealias|let|var)\s+`?([\w.]+)/
    var starts: [(line: Int, keyword: String, name: String)] = []
    var depth = 0
    for (index, line) in code.enumerated() {
      if depth == 0, line.trimmed.hasPrefix("import ") == false,
        let match = line.withPlainExtension.prefixMatch(of: form)
      {
        starts.append((index, String(match.1), String(match.2)))
      }
      depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
    }
    let ends = starts.dropFirst().map(\.line) + [code.count]
    return zip(starts, ends).map { start, end in
      Declaration(
        keyword: start.keyword, name: start.name, file: file, line: start.line + 1,
        code: Array(code[start.line..<end]), lines: Array(lines[start.line..<end]))
    }
  }
}

extension String {
  /// The line with the name of the type that it extends in place of `[Row]`, `[Row.ID: Row]` or `Row?`.
  fileprivate var withPlainExtension: String {
    guard contains("extension ") else { return self }
    return replacing(/extension\s+\[[^\]]*:[^\]]*\]/, with: "extension Dictionary")
      .replacing(/extension\s+\[[^\]]*\]/, with: "extension Array")
      .replacing(/extension\s+[\w.]+\?/, with: "extension Optional")
  }
}
