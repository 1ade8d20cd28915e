/// What a protocol requires besides what it inherits, as the compiler has noted it.
///
/// A test double can't show it: it has all methods in advance, because the untouched exercise requires them.
nonisolated enum ProtocolRequirements {
  /// Whether a protocol has a requirement of its own; false if that is not known.
  ///
  /// - Parameter type: The type of its values, such as `(any OrderPlacing).self`.
  static func isAny(in type: Any.Type) -> Bool {
    let existential = unsafeBitCast(type, to: UnsafeRawPointer.self)
    // Swift's ABI (TypeMetadata.rst): a kind, flags, the number of protocols, and then a pointer to each.
    guard MemoryLayout<Int>.size == 8, existential.load(as: Int.self) == 0x303,
      existential.load(fromByteOffset: 12, as: UInt32.self) == 1
    else { return false }
    let pointer = existential.load(fromByteOffset: 16, as: UInt.self)
    guard let descriptor = UnsafeRawPointer(bitPattern: pointer),
      pointer.isMultiple(of: 4), descriptor.load(as: UInt32.self) & 0x1F == 3
    else { return false }
    // Its requirements, of 8 bytes each, are behind the conditions of its signature, of 12 bytes each.
    let conditions = Int(descriptor.load(fromByteOffset: 12, as: UInt32.self))
    let count = Int(descriptor.load(fromByteOffset: 16, as: UInt32.self))
    return (0..<count).contains { index in
      let place = 24 + 12 * conditions + 8 * index
      // Each inherited protocol is a requirement as well, of kind 0.
      return descriptor.load(fromByteOffset: place, as: UInt32.self) & 0xF != 0
    }
  }
}
