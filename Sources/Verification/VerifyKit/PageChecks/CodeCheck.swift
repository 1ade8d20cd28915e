import CourseKit

extension Check {
  /// The code on the pages is the project's own, and GitHub can draw their drawings.
  ///
  /// The code on the pages of mistakes is executed instead.
  static let code = Check(
    name: "code", claim: "Pages: code quotes the project, and drawings can be drawn",
    scope: .workbook { verification in
      let workbook = verification.workbook
      let corpus = CodeCorpus(
        workbook, sources: try workbook.chapters.map { try ChapterSource($0, in: workbook).whole })
      let pages = workbook.pages.filter { !$0.hasPrefix("docs/mistakes/") }
      return pages.flatMap { page in
        MarkdownOutline(workbook.text(of: page) ?? "").blocks.compactMap { block, line in
          complaint(about: block, corpus).map { Finding($0, file: page, line: line) }
        }
      }
    })

  private static func complaint(
    about block: MarkdownOutline.CodeBlock, _ corpus: CodeCorpus
  ) -> String? {
    switch block.language {
    case "mermaid":
      let first = block.lines.first { !$0.trimmed.isEmpty && !$0.hasPrefix("%%") } ?? ""
      return drawings.contains(first.trimmed.prefix { $0 != " " })
        ? nil : "Mermaid knows no drawing that begins with '\(first)'."
    case "swift" where !block.isSketch && !corpus.quotes(block.lines):
      return
        "This code is not in the project. Quote the project, or write `<!-- sketch -->` above it."
    default: return nil
    }
  }

  /// What a Mermaid drawing can begin with, as far as GitHub draws it.
  private static let drawings: Set<Substring> = [
    "flowchart", "graph", "sequenceDiagram", "classDiagram", "stateDiagram", "stateDiagram-v2",
    "erDiagram", "journey", "gantt", "pie", "quadrantChart", "gitGraph", "mindmap", "timeline",
  ]
}
