import Testing

/// The rules of the first stage: pin it down.
extension Rule {
  static func checkCrashed(on deed: String?) -> Comment {
    """
    Rule: a test that crashes judges nothing. Compare the transcript as a whole, and take no line out of it.
    Crashed on: an order sheet that \(deed ?? "").
    docs/6-checkout.md, 6.1
    """
  }
  static func checkRejected(_ deeds: [String]) -> Comment {
    """
    Rule: pin down what it does, and not what it should do. Copy the transcript, and correct nothing in it.
    \(deeds.map { "Rejected: an order sheet that \($0)." }.joined(separator: "\n"))
    If a test of "What is given" is red as well, the order sheet has changed, and your check is right.
    docs/6-checkout.md, 6.1
    """
  }
  static func checkPinsTooMuch(_ deeds: [String]) -> Comment {
    """
    Rule: pin down what stays. What happens when an order fails will be corrected, so leave it out.
    \(deeds.map { "Rejected: an order sheet that \($0)." }.joined(separator: "\n"))
    docs/6-checkout.md, 6.1
    """
  }
  static func checkLetThrough(_ deeds: [String]) -> Comment {
    let named = deeds.prefix(8).map { "Let through: an order sheet that \($0)." }
    let others = deeds.count - named.count
    return """
      Rule: only what is pinned down stays. Do more in your session, and expect all that is heard.
      \((named + (others > 0 ? ["And \(others) more."] : [])).joined(separator: "\n"))
      docs/6-checkout.md, 6.1
      """
  }
}
