/// Finds landmarks in a learner's lines: as many as can be found in their order, and only where every
/// best way of finding them agrees.
struct Alignment {
  /// So many landmarks and lines are behind.
  private struct Position {
    let landmark: Int
    let line: Int
  }

  /// The line of each landmark; nil when it is not there, or may be at more than one place.
  private(set) var lineIndices: [Int?] = []
  private let landmarks: [Landmark]
  private let lines: [CodeLine]
  /// The best score of a way to each position; see `index(of:)`.
  private var scores: [Int]

  /// Aligns by dynamic programming: the best score up to each position, then back from the end along
  /// every way that has it.
  init(of landmarks: [Landmark], in lines: [CodeLine]) {
    self.landmarks = landmarks
    self.lines = lines
    scores = [Int](repeating: 0, count: (landmarks.count + 1) * (lines.count + 1))
    let positions = (0...landmarks.count).flatMap { landmark in
      (0...lines.count).map { Position(landmark: landmark, line: $0) }
    }
    for position in positions.dropFirst() {
      var best = Int.min
      visitSteps(to: position) { best = max(best, scores[index(of: $0)] + $1) }
      scores[index(of: position)] = best
    }
    lineIndices = findLines(backwards: positions.reversed())
  }

  private func findLines(backwards positions: [Position]) -> [Int?] {
    var found = [Set<Int?>](repeating: [], count: landmarks.count)
    var isOnBestWay = [Bool](repeating: false, count: scores.count)
    isOnBestWay[scores.count - 1] = true
    for position in positions where isOnBestWay[index(of: position)] {
      visitSteps(to: position) { start, gain in
        guard scores[index(of: start)] + gain == scores[index(of: position)] else { return }
        isOnBestWay[index(of: start)] = true
        if start.landmark < position.landmark {
          found[start.landmark].insert(start.line < position.line ? start.line : Int?.none)
        }
      }
    }
    return found.map { $0.count == 1 ? $0.first ?? nil : nil }
  }

  /// The steps to a position, with what each adds to the score: leave a landmark behind, leave a line
  /// behind, or find the one in the other.
  private func visitSteps(to end: Position, _ visit: (_ start: Position, _ gain: Int) -> Void) {
    if end.landmark > 0 { visit(Position(landmark: end.landmark - 1, line: end.line), 0) }
    guard end.line > 0 else { return }
    let line = lines[end.line - 1]
    let cost = end.landmark < landmarks.count ? landmarks[end.landmark].cost(of: line) : 0
    visit(Position(landmark: end.landmark, line: end.line - 1), -cost)
    guard end.landmark > 0 else { return }
    let landmark = landmarks[end.landmark - 1]
    if landmark.isFound(in: line) {
      visit(Position(landmark: end.landmark - 1, line: end.line - 1), landmark.weight)
    }
  }

  private func index(of position: Position) -> Int {
    position.landmark * (lines.count + 1) + position.line
  }
}
