/// Finds anchors in a learner's lines: as many as can be found in their order, and only where every
/// best way of finding them agrees.
struct SequenceAlignment {
  /// How many anchors and lines were handled.
  private struct Position {
    let anchor: Int
    let line: Int
  }

  /// The line of each anchor; nil when it is not there, or may be at more than one place.
  private(set) var lineIndices: [Int?] = []
  private let anchors: [Anchor]
  private let lines: [CodeLine]
  /// The best score of a way to each position; see `index(of:)`.
  private var scores: [Int]

  /// Aligns by dynamic programming: the best score up to each position, then back from the end along
  /// every way that has it.
  init(of anchors: [Anchor], in lines: [CodeLine]) {
    self.anchors = anchors
    self.lines = lines
    scores = [Int](repeating: 0, count: (anchors.count + 1) * (lines.count + 1))
    let positions = (0...anchors.count).flatMap { anchor in
      (0...lines.count).map { Position(anchor: anchor, line: $0) }
    }
    for position in positions.dropFirst() {
      var best = Int.min
      visitSteps(to: position) { best = max(best, scores[index(of: $0)] + $1) }
      scores[index(of: position)] = best
    }
    lineIndices = findLines(backwards: positions.reversed())
  }

  private func findLines(backwards positions: [Position]) -> [Int?] {
    var found = [Set<Int?>](repeating: [], count: anchors.count)
    var isOnBestWay = [Bool](repeating: false, count: scores.count)
    isOnBestWay[scores.count - 1] = true
    for position in positions where isOnBestWay[index(of: position)] {
      visitSteps(to: position) { start, gain in
        guard scores[index(of: start)] + gain == scores[index(of: position)] else { return }
        isOnBestWay[index(of: start)] = true
        if start.anchor < position.anchor {
          found[start.anchor].insert(start.line < position.line ? start.line : Int?.none)
        }
      }
    }
    return found.map { $0.count == 1 ? $0.first ?? nil : nil }
  }

  /// The steps to a position, with what each adds to the score: leave an anchor behind, leave a line
  /// behind, or find the one in the other.
  private func visitSteps(to end: Position, _ visit: (_ start: Position, _ gain: Int) -> Void) {
    if end.anchor > 0 { visit(Position(anchor: end.anchor - 1, line: end.line), 0) }
    guard end.line > 0 else { return }
    let line = lines[end.line - 1]
    let cost = end.anchor < anchors.count ? anchors[end.anchor].cost(of: line) : 0
    visit(Position(anchor: end.anchor, line: end.line - 1), -cost)
    guard end.anchor > 0 else { return }
    let anchor = anchors[end.anchor - 1]
    if anchor.isFound(in: line) {
      visit(Position(anchor: end.anchor - 1, line: end.line - 1), anchor.weight)
    }
  }

  private func index(of position: Position) -> Int {
    position.anchor * (lines.count + 1) + position.line
  }
}
