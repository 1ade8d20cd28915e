/// The anchors of a solution file, in their order.
struct Anchors {
  private(set) var all: [Anchor] = []
  /// The anchor that is the comment of each region, as an index.
  private(set) var comments: [Region: Int] = [:]
  /// The regions that stand among the members of a type, or in no type at all.
  private(set) var memberRegions: Set<Region> = []

  init(
    of solution: SolutionFile, as form: FileAlignment.Lines, measuredBy measure: CodeLine.Measure
  ) {
    let text = solution.text { $0.solution }
    var lines = CodeLine.all(in: text.lines, measuredBy: measure)[...]
    var passed: [CodeLine] = []
    /// The depth of the region that was passed last, until given code comes.
    var regionDepth: Int?
    for (index, piece) in solution.pieces.enumerated() {
      let count = piece.solution.count
      var these = Array(lines.prefix(count))
      lines = lines.dropFirst(count)
      switch piece {
      case .given(let given):
        these = form.codeLines(given, these, at: form.places(in: given))
        let isJoint = index > 0 && index < solution.pieces.count - 1
        if isJoint, !these.isEmpty, these.allSatisfy(\.isBlank) {
          all.append(Anchor(kind: .blank, regionDepth: regionDepth))
        }
        for line in these where !line.isBlank {
          all.append(Anchor(kind: .given(line), regionDepth: regionDepth))
          regionDepth = nil
        }
      case .region(let region):
        regionDepth = these.filter { !$0.isBlank }.map(\.depth).min()
        comments[region] = all.count
        all.append(Anchor(kind: .todo(region.exercise), regionDepth: regionDepth))
        if Self.isAmongMembers(regionDepth ?? 0, after: passed) { memberRegions.insert(region) }
      }
      passed += these
    }
  }

  /// Whether the braces around a region are a type's.
  private static func isAmongMembers(_ depth: Int, after lines: [CodeLine]) -> Bool {
    guard let opening = lines.last(where: { !$0.isBlank && $0.depth < depth }) else { return true }
    return opening.text.contains(/\b(class|struct|enum|extension|protocol|actor)\b/)
  }
}
