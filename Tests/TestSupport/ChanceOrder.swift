/// Choices that look like chance, and are the same in each run, for tests that take many steps.
///
/// A list of cases finds what its author has thought of, whereas chance also repeats, mixes and returns.
nonisolated public struct ChanceOrder {
  private var state: UInt64

  public init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  /// A number from 0 up to a limit, without the limit itself.
  public mutating func number(below limit: Int) -> Int {
    // SplitMix64, which the version of Swift doesn't change.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(limit, 1)))
  }

  /// One of several values, of which there is at least one.
  public mutating func one<Value>(of values: [Value]) -> Value {
    values[number(below: values.count)]
  }
}
