/// One piece's reference to another.
struct MapArrow {
  let holder: MapPiece
  /// The property that has it, with those of the structs on the way.
  let property: String
  /// Nil when the reference is not connected.
  let target: MapPiece?
  let isWeak: Bool

  /// The arrow as it stands behind its holder.
  var text: String { "\(isWeak ? "⇢" : "⇒") .\(property) \(target?.name ?? "nil")" }
}

extension MapArrow: Hashable {
  static func == (one: MapArrow, other: MapArrow) -> Bool {
    one.holder === other.holder && one.target === other.target && one.property == other.property
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(holder))
    hasher.combine(target.map(ObjectIdentifier.init))
  }
}
