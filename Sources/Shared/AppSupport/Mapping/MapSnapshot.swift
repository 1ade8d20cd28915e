/// The object graph at one moment.
struct MapSnapshot {
  /// The pieces, each after one that knows it.
  private(set) var pieces: [MapPiece] = []
  var arrows: [MapArrow] = []

  /// Adds a piece; false for one that is there already.
  mutating func add(_ piece: MapPiece) -> Bool {
    guard !pieces.contains(where: { $0 === piece }) else { return false }
    pieces.append(piece)
    return true
  }

  func arrows(from piece: MapPiece) -> [MapArrow] { arrows.filter { $0.holder === piece } }

  /// The strong references to a piece.
  func holds(on piece: MapPiece) -> [MapArrow] {
    arrows.filter { $0.target === piece && !$0.isWeak }
  }

  /// The ways along strong references that lead back to where they begin; each such reference is in one.
  var cycles: [[MapArrow]] {
    var cycles: [[MapArrow]] = []
    for arrow in arrows where !arrow.isWeak && !cycles.joined().contains(arrow) {
      if let way = arrow.target.flatMap({ way(from: $0, to: arrow.holder) }) {
        cycles.append([arrow] + way)
      }
    }
    return cycles
  }

  /// What some pieces keep alive, beside themselves.
  func kept(by keepers: [MapPiece]) -> [MapPiece] {
    pieces.filter { piece in
      !keepers.contains { $0 === piece }
        && keepers.contains { way(from: $0, to: piece) != nil }
    }
  }

  /// A shortest way along strong references.
  func way(from start: MapPiece, to end: MapPiece) -> [MapArrow]? {
    var ways: [(end: MapPiece, arrows: [MapArrow])] = [(start, [])]
    var seen: Set = [ObjectIdentifier(start)]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      if way.end === end { return way.arrows }
      for arrow in arrows(from: way.end) where !arrow.isWeak {
        guard let target = arrow.target, seen.insert(ObjectIdentifier(target)).inserted
        else { continue }
        ways.append((target, way.arrows + [arrow]))
      }
    }
    return nil
  }
}
