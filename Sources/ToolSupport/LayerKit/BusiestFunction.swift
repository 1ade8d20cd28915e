/// The function with the most conditions, where the search for decisions to move begins.
struct BusiestFunction {
  let name: String
  /// Where it begins.
  let place: Substring

  /// Finds it in code without comments; nil if the code has no function.
  init?(in code: Substring) {
    let starts = code.matches(of: /\bfunc\s+(\w+)/)
    let ends = starts.dropFirst().map(\.range.lowerBound) + [code.endIndex]
    let counts = zip(starts, ends).map { start, end in
      ConditionCount(in: String(code[start.range.lowerBound..<end])).value
    }
    guard let most = counts.indices.max(by: { counts[$0] < counts[$1] }) else { return nil }
    name = String(starts[most].1)
    place = code[starts[most].range.lowerBound...]
  }
}
