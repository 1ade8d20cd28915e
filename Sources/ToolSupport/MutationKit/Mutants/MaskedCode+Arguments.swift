import CourseKit

extension MaskedCode {
  /// What is handed over in each call, without the labels.
  ///
  /// Closures are left out, and what takes several lines.
  var arguments: [[Substring]] {
    var calls: [[Substring]] = []
    /// Where each open bracket's parts begin; only those of a call have some.
    var open: [(isCall: Bool, start: String.Index, parts: [Substring])] = []
    func end(at index: String.Index) {
      guard let last = open.indices.last else { return }
      open[last].parts.append(masked[open[last].start..<index])
    }
    for index in masked.indices {
      switch masked[index] {
      case "(", "[", "{":
        open.append((isCall(at: index), masked.index(after: index), []))
      case ",":
        end(at: index)
        if let last = open.indices.last { open[last].start = masked.index(after: index) }
      case ")", "]", "}":
        end(at: index)
        if let closed = open.popLast(), closed.isCall { calls.append(closed.parts) }
      default: break
      }
    }
    return calls.map { $0.compactMap(value) }.filter { !$0.isEmpty }
  }

  private func isCall(at index: String.Index) -> Bool {
    guard masked[index] == "(" else { return false }
    let word = masked[..<index].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let name = String(word.reversed())
    let isDeclared = masked[..<index].dropLast(name.count).hasSuffix("func ")
    return !name.isEmpty && !isDeclared
      && !["throws", "catch", "if", "in", "switch", "return"].contains(name)
  }

  /// An argument without its label; nil for what is no value.
  private func value(_ argument: Substring) -> Substring? {
    guard let match = argument.firstMatch(of: /^\s*(?:\w+: )?([^\s].*?)\s*$/) else { return nil }
    let isNoValue = match.1.contains { "\n{".contains($0) } || match.1.hasPrefix("let ")
    return isNoValue ? nil : match.1
  }
}
