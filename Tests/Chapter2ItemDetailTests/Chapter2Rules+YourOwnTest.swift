import Testing

/// The rules of the third stage: your own test.
extension Rule {
  static let mockRemembers: Comment = """
    Rule: A test sees only what its spy has recorded. Different calls must leave different recordings.
    docs/2-item-detail.md, 2.6
    """
  static let mockKeepsOrder: Comment = """
    Rule: A test compares calls in the order in which they were made. A spy reports the first call first.
    docs/2-item-detail.md, 2.6
    """
  static let mockCanBeRead: Comment = """
    Rule: Reading a recording doesn't change it. A test that reads the calls twice finds the same calls both times.
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
  static func checkRejected(_ rejection: String) -> Comment {
    """
    Rule: A test that fails for correct code is soon switched off. Expect what the presenter must do, and no more.
    Rejected: a presenter that \(rejection)
    docs/2-item-detail.md, 2.7
    """
  }
  static func checkRemembers(_ deeds: [String]) -> Comment {
    """
    Rule: A test finds the same in any order. Your check remembers something from one run to the next.
    Judged differently in another order: a presenter that \(deeds.first ?? "").
    docs/2-item-detail.md, 2.7
    """
  }
  /// It names one of the last three, because a list of all is an answer to copy.
  static func checkLetThrough(_ deeds: [String], of total: Int) -> Comment {
    """
    Rule: A test is worth the bugs it catches. Make yours stricter until it fails for every broken presenter.
    Let through: \(deeds.count) of \(total).\(deeds.count <= 3 ? " One is a presenter that \(deeds.first ?? "")." : "")
    docs/2-item-detail.md, 2.7
    """
  }
}
