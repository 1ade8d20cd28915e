/// The object graph at one moment.
struct ObjectGraph {
  /// The objects, each after one that knows it.
  private(set) var nodes: [ObjectNode] = []
  var references: [ObjectReference] = []

  /// Adds an object; false for one that is there already.
  mutating func add(_ node: ObjectNode) -> Bool {
    guard !nodes.contains(where: { $0 === node }) else { return false }
    nodes.append(node)
    return true
  }

  func references(from node: ObjectNode) -> [ObjectReference] {
    references.filter { $0.holder === node }
  }

  /// The strong references to an object.
  func holds(on node: ObjectNode) -> [ObjectReference] {
    references.filter { $0.target === node && !$0.isWeak }
  }

  /// The ways along strong references that lead back to where they begin; each such reference is in one.
  var cycles: [[ObjectReference]] {
    var cycles: [[ObjectReference]] = []
    for reference in references where !reference.isWeak && !cycles.joined().contains(reference) {
      if let way = reference.target.flatMap({ way(from: $0, to: reference.holder) }) {
        cycles.append([reference] + way)
      }
    }
    return cycles
  }

  /// What some objects keep alive, beside themselves.
  func kept(by keepers: [ObjectNode]) -> [ObjectNode] {
    nodes.filter { node in
      !keepers.contains { $0 === node }
        && keepers.contains { way(from: $0, to: node) != nil }
    }
  }

  /// A shortest way along strong references.
  func way(from start: ObjectNode, to end: ObjectNode) -> [ObjectReference]? {
    var ways: [(end: ObjectNode, references: [ObjectReference])] = [(start, [])]
    var seen: Set = [ObjectIdentifier(start)]
    while !ways.isEmpty {
      let way = ways.removeFirst()
      if way.end === end { return way.references }
      for reference in references(from: way.end) where !reference.isWeak {
        guard let target = reference.target, seen.insert(ObjectIdentifier(target)).inserted
        else { continue }
        ways.append((target, way.references + [reference]))
      }
    }
    return nil
  }
}
