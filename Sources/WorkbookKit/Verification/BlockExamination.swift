/// Examines the blocks of code, of output and of drawings on the pages.
struct BlockExamination {
  /// What a Mermaid drawing can begin with, as far as GitHub draws it.
  private static let drawings: Set<Substring> = [
    "flowchart", "graph", "sequenceDiagram", "classDiagram", "stateDiagram", "stateDiagram-v2",
    "erDiagram", "journey", "gantt", "pie", "quadrantChart", "gitGraph", "mindmap", "timeline",
  ]

  let workbook: Workbook
  let benches: [PageBench]
  let corpus: CodeCorpus

  /// What is wrong with a page's blocks.
  func findings(on page: String) async throws -> [Finding] {
    // The code on these is executed.
    if page.hasPrefix("docs/mistakes/") { return [] }
    let bench = benches.first { $0.source.chapter.page == page }
    // A chapter that is not looked at.
    if bench == nil, workbook.chapters.contains(where: { $0.page == page }) { return [] }
    var findings: [Finding] = []
    for (block, line) in MarkdownOutline(workbook.text(of: page) ?? "").blocks {
      switch block.language {
      case "console": findings += try await staleOutput(in: block, page, line)
      case "mermaid":
        let first = block.lines.first { !$0.trimmed.isEmpty && !$0.hasPrefix("%%") } ?? ""
        guard !Self.drawings.contains(first.trimmed.prefix { $0 != " " }) else { continue }
        findings.append(
          Finding("Mermaid knows no drawing that begins with '\(first)'.", file: page, line: line))
      case "swift" where !block.isSketch && !corpus.quotes(block.lines):
        findings += try await errors(in: block, page, line, bench)
      default: break
      }
    }
    return findings
  }

  private func staleOutput(
    in block: MarkdownOutline.CodeBlock, _ page: String, _ line: Int
  ) async throws -> [Finding] {
    var findings: [Finding] = []
    for output in PastedOutput.all(in: block, line: line) {
      guard let bench = benches.first(where: { $0.source.chapter.number == output.chapter })
      else { continue }
      let printed = try await bench.report(output.tree, filter: output.filter).lines
      guard let stale = output.firstStale(in: printed) else { continue }
      let now = output.nearest(to: stale.text, in: printed) ?? "nothing"
      findings.append(
        Finding(
          "The tests do not print this now. What comes nearest:\n\(now)", file: page,
          line: stale.line))
    }
    return findings
  }

  private func errors(
    in block: MarkdownOutline.CodeBlock, _ page: String, _ line: Int, _ bench: PageBench?
  ) async throws -> [Finding] {
    guard let modules = (bench ?? benches.first)?.modules else { return [] }
    let chapter = bench.map {
      ["import ScreenKit", "@testable import \($0.source.chapter.target)"]
    }
    let check = TypeCheck(modules: modules, imports: ["import Foundation"] + (chapter ?? []))
    return try await check.errors(in: block.lines).prefix(1).map { error in
      Finding(
        "This code is not in the project, and does not compile: \(error.message)."
          + " Quote the project, mend it, or write `<!-- sketch -->` above it.",
        file: page, line: error.line.map { line + $0 - 1 } ?? line)
    }
  }
}
