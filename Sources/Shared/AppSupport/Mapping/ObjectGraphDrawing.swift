import ScreenKit

/// The object graph, as lines: an object is below the one that owns it.
struct ObjectGraphDrawing {
  private let graph: ObjectGraph
  private let known: Set<ObjectReference>
  /// For each object, the strong reference below which all that it holds is drawn.
  private let owners: [ObjectIdentifier: ObjectReference]

  /// - Parameter known: The references that were drawn before, and are left out.
  init(of graph: ObjectGraph, without known: Set<ObjectReference> = []) {
    self.graph = graph
    self.known = known
    var owners: [ObjectIdentifier: ObjectReference] = [:]
    // The objects are in the order of their distance, so each finds its place near the first one.
    for reference in graph.references where !reference.isWeak {
      guard let target = reference.target, target !== graph.nodes.first,
        target !== reference.holder,
        owners[ObjectIdentifier(target)] == nil
      else { continue }
      owners[ObjectIdentifier(target)] = reference
    }
    self.owners = owners
  }

  var lines: [String] {
    let roots = graph.nodes.filter { node in
      let owner = owners[ObjectIdentifier(node)]
      return (owner.map(known.contains) ?? true) && !newReferences(from: node).isEmpty
    }
    return roots.flatMap { [$0.name] + lines(below: $0, indentation: "  ") }
  }

  private func newReferences(from node: ObjectNode) -> [ObjectReference] {
    graph.references(from: node).filter { !known.contains($0) }
  }

  private func lines(below node: ObjectNode, indentation: String) -> [String] {
    graph.references(from: node).flatMap { reference in
      if known.contains(reference) {
        // Else a screen below this one would seem to be gone.
        return !reference.isWeak && reference.target?.object is Screen
          ? MapText.line(reference.text, "drawn above", indentation: indentation) : []
      }
      let line = MapText.line(reference.text, indentation: indentation)
      guard let target = reference.target, !reference.isWeak else { return line }
      if owners[ObjectIdentifier(target)] == reference {
        return line + lines(below: target, indentation: indentation + "  ")
      }
      if graph.way(from: target, to: node) != nil {
        return MapText.line(reference.text, "↺ closes a retain cycle", indentation: indentation)
      }
      let others = graph.holds(on: target).filter { $0 != reference }.map(\.holder.name)
      if others.isEmpty { return line }
      let space = MapText.width - (indentation + reference.text + "   also retained by ").count
      let list = MapText.list(others, width: space)
      return MapText.line(reference.text, "also retained by \(list)", indentation: indentation)
    }
  }
}
