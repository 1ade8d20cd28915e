import Testing

/// The rules of the third stage: your own test.
extension Rule {
  static let mockRemembers: Comment = """
    Rule: a mock remembers every call. Keep the item of each, in order, so that a test can count and compare.
    docs/2-item-detail.md, 2.6
    """
  static let mocksAreNew: Comment = """
    Rule: a mock begins empty, so that no test sees the calls of another. Keep the items in the mock itself.
    docs/2-item-detail.md, 2.6
    """
  static let mockFirst: Comment = """
    Rule: a check sees only what its mock remembers. Finish exercise 2.6 first: your mock forgets calls.
    docs/2-item-detail.md, 2.7
    """
  static func checkCrashed(on deed: String?) -> Comment {
    """
    Rule: a test that crashes judges nothing. Take no item out of a list that may be empty; compare the list.
    Crashed on: a presenter that \(deed ?? "").
    docs/2-item-detail.md, 2.7
    """
  }
  static func checkRejected(_ deeds: [String]) -> Comment {
    """
    Rule: a test that rejects a right answer is soon switched off. Expect what the presenter must do, and no more.
    \(deeds.map { "Rejected: a presenter that \($0)." }.joined(separator: "\n"))
    docs/2-item-detail.md, 2.7
    """
  }
  static func checkLetThrough(_ deeds: [String]) -> Comment {
    """
    Rule: a test is worth what it rejects. Expect more of yours, until no broken presenter gets through.
    \(deeds.map { "Let through: a presenter that \($0)." }.joined(separator: "\n"))
    docs/2-item-detail.md, 2.7
    """
  }
}
