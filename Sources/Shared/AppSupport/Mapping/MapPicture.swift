import ScreenKit

/// The object graph, as lines: an object is below the one that owns it.
struct MapPicture {
  private let snapshot: MapSnapshot
  private let known: Set<MapArrow>
  /// For each piece, the strong reference below which all that it holds is drawn.
  private let owners: [ObjectIdentifier: MapArrow]

  /// - Parameter known: The arrows that were drawn before, and are left out.
  init(of snapshot: MapSnapshot, without known: Set<MapArrow> = []) {
    self.snapshot = snapshot
    self.known = known
    var owners: [ObjectIdentifier: MapArrow] = [:]
    // The pieces are in the order of their distance, so each finds its place near the first one.
    for arrow in snapshot.arrows where !arrow.isWeak {
      guard let target = arrow.target, target !== snapshot.pieces.first, target !== arrow.holder,
        owners[ObjectIdentifier(target)] == nil
      else { continue }
      owners[ObjectIdentifier(target)] = arrow
    }
    self.owners = owners
  }

  var lines: [String] {
    let roots = snapshot.pieces.filter { piece in
      let owner = owners[ObjectIdentifier(piece)]
      return (owner.map(known.contains) ?? true) && !newArrows(from: piece).isEmpty
    }
    return roots.flatMap { [$0.name] + lines(below: $0, indentation: "  ") }
  }

  private func newArrows(from piece: MapPiece) -> [MapArrow] {
    snapshot.arrows(from: piece).filter { !known.contains($0) }
  }

  private func lines(below piece: MapPiece, indentation: String) -> [String] {
    snapshot.arrows(from: piece).flatMap { arrow in
      if known.contains(arrow) {
        // Else a screen below this one would seem to be gone.
        return !arrow.isWeak && arrow.target?.object is Screen
          ? MapText.line(arrow.text, "drawn above", indentation: indentation) : []
      }
      let line = MapText.line(arrow.text, indentation: indentation)
      guard let target = arrow.target, !arrow.isWeak else { return line }
      if owners[ObjectIdentifier(target)] == arrow {
        return line + lines(below: target, indentation: indentation + "  ")
      }
      if snapshot.way(from: target, to: piece) != nil {
        return MapText.line(arrow.text, "↺ closes a retain cycle", indentation: indentation)
      }
      let others = snapshot.holds(on: target).filter { $0 != arrow }.map(\.holder.name)
      if others.isEmpty { return line }
      let space = MapText.width - (indentation + arrow.text + "   also retained by ").count
      let list = MapText.list(others, width: space)
      return MapText.line(arrow.text, "also retained by \(list)", indentation: indentation)
    }
  }
}
