/// One object's reference to another.
struct ObjectReference {
  let holder: ObjectNode
  /// The property that has it, with those of the structs on the way.
  let property: String
  /// Nil when the reference is not connected.
  let target: ObjectNode?
  let isWeak: Bool

  /// The reference in words, as it stands behind its holder.
  var text: String { "\(isWeak ? "⇢" : "⇒") .\(property) \(target?.name ?? "nil")" }
}

extension ObjectReference: Hashable {
  static func == (one: ObjectReference, other: ObjectReference) -> Bool {
    one.holder === other.holder && one.target === other.target && one.property == other.property
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(holder))
    hasher.combine(target.map(ObjectIdentifier.init))
  }
}
