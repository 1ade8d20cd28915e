import Testing

/// The rules of the first stage: characterize before you refactor.
extension Rule {
  static func checkCrashed(on deed: String?) -> Comment {
    """
    Rule: A test that crashes checks nothing. Compare the whole transcript, and read no single line out of it.
    Crashed on: an order sheet that \(deed ?? "").
    docs/6-checkout.md, 6.1
    """
  }
  static let sheetCrashes: Comment = """
    Rule: No check passes if the code crashes. Your order sheet does so without the check, so look first at what you changed in another exercise.
    docs/6-checkout.md, 6.1
    """
  static let sheetHasChanged: Comment = """
    Rule: Refactoring doesn't change behavior. Your check is right: the order sheet has changed, so a test of the provided code is red, too.
    docs/6-checkout.md, 6.1
    """
  /// - Parameter sessions: What the order sheet did in each session, and the line where it began.
  static func checkRejected(
    _ deeds: [String], sessions: [(line: Int?, transcript: [String])]
  ) -> Comment {
    """
    Rule: Record what the code does, not what it should do. Copy the transcript, and correct nothing in it.
    \(deeds.map { "Rejected: an order sheet that \($0)." }.joined(separator: "\n"))
    \(sessions.map(recorded).joined(separator: "\n"))
    docs/6-checkout.md, 6.1
    """
  }
  private static func recorded(of session: (line: Int?, transcript: [String])) -> String {
    let line = session.line.map { " in the session of line \($0)" } ?? ""
    return "Recorded\(line):\n\(session.transcript.literals)"
  }
  static func checkPinsTooMuch(_ deeds: [String]) -> Comment {
    """
    Rule: Don't pin down what you are about to change. Leave out what happens after a failed order.
    \(deeds.map { "Rejected: an order sheet that \($0)." }.joined(separator: "\n"))
    docs/6-checkout.md, 6.1
    """
  }
  static func checkRemembers(_ deeds: [String]) -> Comment {
    """
    Rule: A test finds the same in any order. Your check remembers something from one run to the next.
    Judged differently in another order: an order sheet that \(deeds.first ?? "").
    docs/6-checkout.md, 6.1
    """
  }
  static func checkLetThrough(_ deeds: [String]) -> Comment {
    // What else such a sheet gets wrong is for the learner to find.
    let named = deeds.prefix(min((deeds.count + 1) / 2, 4))
      .map { "Let through: an order sheet that \($0)." }
    let others = deeds.count - named.count
    return """
      Rule: Only what is pinned down is protected. Do more, and expect each transcript as a whole.
      \((named + (others > 0 ? ["And \(others) more."] : [])).joined(separator: "\n"))
      docs/6-checkout.md, 6.1
      """
  }
}

extension [String] {
  /// The lines of a transcript as they are written in code, so that a learner can copy them.
  fileprivate var literals: String { map { "\"\($0)\"," }.joined(separator: "\n") }
}
