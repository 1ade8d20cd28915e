/// A reference from an object to another, by their names.
package nonisolated struct MapReference: Codable, Equatable, Sendable {
  package let holder: String
  /// The property that has it, with those of the structs on the way: "builder.archive".
  package let property: String
  /// Nil when the reference is not connected.
  package let target: String?
  package let isWeak: Bool

  package init(_ holder: String, _ property: String, _ target: String?, isWeak: Bool = false) {
    self.holder = holder
    self.property = property
    self.target = target
    self.isWeak = isWeak
  }
}

extension MapReference {
  init(_ reference: ObjectReference) {
    self.init(
      reference.holder.name, reference.property, reference.target?.name, isWeak: reference.isWeak)
  }
}
