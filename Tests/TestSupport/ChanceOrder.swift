/// Choices that look like chance, and are the same in each run, for tests that take many steps.
///
/// A list of cases finds what its author has thought of, whereas chance also repeats, mixes and returns.
nonisolated public struct ChanceOrder {
  private var state: UInt64
  /// Choices to make once more, in place of new ones.
  private var tape: ArraySlice<Int>?
  /// The choices so far.
  private(set) var choices: [Int] = []

  public init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  /// Makes earlier choices once more, and the smallest ones after them.
  init(repeating choices: [Int]) {
    self.init(seed: 0)
    tape = choices[...]
  }

  /// A number from 0 up to a limit, without the limit itself.
  public mutating func number(below limit: Int) -> Int {
    let number = tape == nil ? next(below: limit) : min(tape?.popFirst() ?? 0, max(limit - 1, 0))
    choices.append(number)
    return number
  }

  /// One of several values, of which there is at least one.
  public mutating func one<Value>(of values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// Whether something happens that is to happen once in so many times.
  mutating func isOnce(in times: Int) -> Bool { number(below: times) == times - 1 }

  private mutating func next(below limit: Int) -> Int {
    // SplitMix64, which the version of Swift doesn't change.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(limit, 1)))
  }
}
