import Foundation

/// Examines the blocks of code and the drawings on the pages.
struct BlockExamination {
  /// What a Mermaid drawing can begin with, as far as GitHub draws it.
  private static let drawings: Set<Substring> = [
    "flowchart", "graph", "sequenceDiagram", "classDiagram", "stateDiagram", "stateDiagram-v2",
    "erDiagram", "journey", "gantt", "pie", "quadrantChart", "gitGraph", "mindmap", "timeline",
  ]

  let workbook: Workbook
  /// The chapters to look at.
  let chapters: [Chapter]
  let corpus: CodeCorpus

  /// What is wrong with a page's blocks.
  ///
  /// - Throws: `BuildFailure` when code is to be checked against a chapter that does not compile.
  func findings(on page: String) async throws -> [Finding] {
    // The code on the pages of mistakes is executed.
    if page.hasPrefix("docs/mistakes/") { return [] }
    let chapter = workbook.chapters.first { $0.page == page }
    if let chapter, !chapters.contains(chapter) { return [] }
    var findings: [Finding] = []
    for (block, line) in MarkdownOutline(workbook.text(of: page) ?? "").blocks {
      switch block.language {
      case "mermaid":
        let first = block.lines.first { !$0.trimmed.isEmpty && !$0.hasPrefix("%%") } ?? ""
        guard !Self.drawings.contains(first.trimmed.prefix { $0 != " " }) else { continue }
        findings.append(
          Finding("Mermaid knows no drawing that begins with '\(first)'.", file: page, line: line))
      case "swift" where !block.isSketch && !corpus.quotes(block.lines):
        for error in try await errors(in: block, chapter).prefix(1) {
          findings.append(
            Finding(
              "This code is not in the project, and does not compile: \(error.message)."
                + " Quote the project, fix it, or write `<!-- sketch -->` above it.",
              file: page, line: error.line.map { line + $0 - 1 } ?? line))
        }
      default: break
      }
    }
    return findings
  }

  /// The compiler's errors in a block, which may use the types of the page's chapter.
  private func errors(
    in block: MarkdownOutline.CodeBlock, _ chapter: Chapter?
  ) async throws -> [CompilerDiagnostic] {
    guard let chapter else {
      return try await TypeCheck(imports: ["Foundation"]).errors(in: block.lines)
    }
    let build = TestBuild(
      workbook: workbook, tree: .solutions, chapter: chapter, failsOnWarnings: true)
    let products = try await build.exclusively { try await build.record().products }
    return try await TypeCheck(
      // The native system has the modules in a folder of their own.
      modules: ["\(products ?? "")/Modules", products ?? ""],
      imports: ["Foundation", "ScreenKit"], testableImport: chapter.target
    ).errors(in: block.lines)
  }
}
