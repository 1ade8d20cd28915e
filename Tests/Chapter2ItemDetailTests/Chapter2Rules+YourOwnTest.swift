import Testing

/// The rules of the third stage: your own test.
extension Rule {
  static let mockRemembers: Comment = """
    Rule: A spy records every call. A test has to count the calls, and compare them in their order.
    docs/2-item-detail.md, 2.6
    """
  static let mocksAreNew: Comment = """
    Rule: A new spy starts empty, so that no test sees the calls of another one. Store the items in the spy itself.
    docs/2-item-detail.md, 2.6
    """
  static let mockFirst: Comment = """
    Rule: A check sees only what its spy has recorded. Finish exercise 2.6 first, because your spy loses calls.
    docs/2-item-detail.md, 2.7
    """
  static func checkCrashed(on deed: String?) -> Comment {
    """
    Rule: A test that crashes reports nothing. Don't read an element of a list that may be empty, but compare the whole list.
    Crashed on: a presenter that \(deed ?? "").
    docs/2-item-detail.md, 2.7
    """
  }
  static func checkRejected(_ deeds: [String]) -> Comment {
    """
    Rule: A test that fails for correct code is soon switched off. Expect what the presenter must do, and no more.
    \(deeds.map { "Rejected: a presenter that \($0)." }.joined(separator: "\n"))
    docs/2-item-detail.md, 2.7
    """
  }
  static func checkLetThrough(_ deeds: [String]) -> Comment {
    """
    Rule: A test is worth the bugs it catches. Make yours stricter until it fails for every broken presenter.
    Let through: a presenter that \(deeds.first ?? "").\(deeds.count > 1 ? "\nLet through as well: \(deeds.count - 1) more." : "")
    docs/2-item-detail.md, 2.7
    """
  }
}
