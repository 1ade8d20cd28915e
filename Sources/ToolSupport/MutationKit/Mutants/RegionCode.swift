import CourseKit

/// A region's solution, with what has to be known to change it.
struct RegionCode: Sendable {
  let region: Region
  let contract: Contract
  let scope: CodeScope
  /// Whether it stands in a body; else it declares something.
  let isBody: Bool
  /// Whether it is all of a body, and its value is returned without the word.
  let isValue: Bool
  /// Whether a build may hold several answers to it.
  let canChoose: Bool
  let isInitializer: Bool
  private let above: [String]

  init(_ region: Region, of file: SolutionFile, contract: Contract) {
    self.region = region
    self.contract = contract
    above = file.lines(above: region)
    let enclosing = file.scope(of: region)
    isBody = enclosing.isBody
    isValue = file.isValue(region)
    canChoose = file.canChoose(in: region)
    isInitializer = enclosing.isInitializer
    scope = CodeScope(
      file: file.solutionText.lines, above: above, lines: region.solution)
  }

  var lines: [String] { region.solution }
  var code: MaskedCode { MaskedCode(lines) }

  /// The statements of a body; those of the methods that a region declares are in regions of their own.
  var statements: [Statement] {
    guard isBody else { return [] }
    guard !isValue else { return code.statements.filter { $0.keyword == .case } }
    return code.statements.filter { statement in
      EnclosingScope(
        above: above + lines[..<statement.lines.lowerBound], indentation: statement.indentation
      ).isBody
    }
  }

  /// A line as the region has it.
  func indented(_ line: String) -> String { region.indentation + line }
}
