/// Dice that fall the same way in every run, for tests that take many steps in chance order.
///
/// A list of cases finds what its author has thought of, whereas chance also repeats, mixes and returns.
nonisolated public struct Dice {
  private var state: UInt64

  public init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  /// A number from 0 to one less than this.
  public mutating func roll(_ sides: Int) -> Int {
    // SplitMix64
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(max(sides, 1)))
  }

  /// One of these values, which must not be empty.
  public mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
