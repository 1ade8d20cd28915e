import CourseKit

/// All Swift code of the workbook, to find what a page quotes of it.
struct CodeCorpus {
  private let files: [[String]]

  /// - Parameter sources: The chapters, whose solutions can be quoted without the marks, too.
  init(_ workbook: Workbook, sources: [ChapterSource]) {
    let folders = Tree.allCases.map(\.folder) + ["Sources", "Tests"]
    let paths = folders.flatMap { folder in
      workbook.files(below: folder).filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
    }
    let texts =
      (["Package.swift"] + paths).compactMap(workbook.text(of:))
      + sources.flatMap { $0.files.map(\.solutionText) }
    self.init(texts)
  }

  init(_ texts: [String]) { files = texts.map(\.lines) }

  /// Whether lines stand in a file, one after the other, however far they are indented.
  func quotes(_ block: [String]) -> Bool {
    guard let first = block.first else { return false }
    let depth = Self.depth(first)
    return files.contains { lines in
      lines.indices.contains { index in
        guard lines[index].trimmed == first.trimmed else { return false }
        let indentation = String(repeating: " ", count: Self.depth(lines[index]))
        let moved = block.map { $0.trimmed.isEmpty ? "" : indentation + $0.dropFirst(depth) }
        return lines[index...].starts(with: moved)
      }
    }
  }

  private static func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}
