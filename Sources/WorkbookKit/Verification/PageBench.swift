import Foundation

/// A chapter's builds, to see what its tests print, and to check a page's code against it.
struct PageBench: Sendable {
  let source: ChapterSource
  private let workbook: Workbook

  /// Builds both trees of a chapter.
  ///
  /// - Throws: `BuildFailure` when one does not compile.
  init(_ source: ChapterSource, in workbook: Workbook) async throws {
    self.source = source
    self.workbook = workbook
    _ = try await onBothTrees { [self] tree in try await build(tree).run() }
  }

  /// Where the modules are that the chapter consists of.
  var modules: URL { build(.solutions).scratch.appending(path: "debug/Modules") }

  /// Runs the tests that a filter picks; all of the chapter without one.
  func report(_ tree: Tree, filter: String? = nil) async throws -> TestReport {
    var run = TestRun(build: build(tree), chapter: source.chapter)
    if let filter { run.filter = filter }
    return try await run.run()
  }

  /// What is wrong with the chapter's page, but for its blocks of code.
  func findings() async throws -> [Finding] {
    let path = source.chapter.page
    guard let text = workbook.text(of: path) else {
      return [Finding("This page is missing.", file: path)]
    }
    let page = ChapterPage(text, path: path)
    let rules = ChapterRule.all(of: source.chapter, in: workbook)
    return page.sectionFindings(source.exercises, starters: try await report(.exercises))
      + page.learnedFindings(rules) + rules.compactMap(pointerFinding)
  }

  /// The second line of a rule leads to a section.
  private func pointerFinding(_ rule: ChapterRule) -> Finding? {
    guard let parts = rule.pointer?.split(separator: ",").map(\.trimmed), let page = parts.first
    else { return nil }
    let outline = workbook.text(of: page).map { MarkdownOutline($0) }
    let number = parts.dropFirst().first.flatMap { ExerciseNumber($0) }
    let isThere = outline?.sections.contains { number == nil || $0.number == number } ?? false
    guard !isThere else { return nil }
    return Finding(
      "This rule leads to \(parts.joined(separator: ", ")), which is not there.", file: rule.file,
      line: rule.line)
  }

  private func build(_ tree: Tree) -> TestBuild {
    TestBuild(workbook: workbook, tree: tree, chapter: source.chapter, failsOnWarnings: true)
  }
}
