import Testing

/// The rules of the second stage: while a person types.
extension Rule {
  static let pauseFirst: Comment = """
    Rule: whoever still types has no question yet. Ask when the typing pauses, and not before.
    docs/5-repo-search.md, 5.5
    """
  static let pauseIsGiven: Comment = """
    Rule: wait for the pause that you were given. A test can end it; a sleep of your own nobody can.
    docs/5-repo-search.md, 5.5
    """
  static let lastPauseAsks: Comment = """
    Rule: each letter begins a new pause. Only the last one asks; those before it are cancelled, and ask nothing.
    docs/5-repo-search.md, 5.5
    """
  static let cancelledAsksNobody: Comment = """
    Rule: a pause may be over just when the next letter comes, and then it does not throw. Who was cancelled asks nobody.
    docs/5-repo-search.md, 5.5
    """
  static let lastWordsOnce: Comment = """
    Rule: a pause in the typing is one search, for the last words.
    docs/5-repo-search.md, 5.5
    """
  static let waitingKeepsNobody: Comment = """
    Rule: waiting keeps nobody alive. Whoever waits for a pause or an answer may leave, and then nobody goes on.
    docs/5-repo-search.md, 5.5
    """
  static let emptyShowsNothing: Comment = """
    Rule: no question, no list. An empty field shows nothing, and waits for nothing.
    docs/5-repo-search.md, 5.6
    """
  static let emptyAsksNobody: Comment = """
    Rule: an empty question is not sent, neither now nor when a pause is over that began before.
    docs/5-repo-search.md, 5.6
    """
  static let changedMeansStop: Comment = """
    Rule: a changed question makes the old answer worthless. Tell the interactor at once that nobody waits for it.
    docs/5-repo-search.md, 5.6
    """
  static let emptyIsAQuestionLess: Comment = """
    Rule: whoever empties the field has forgotten the question. The same word is a new one.
    docs/5-repo-search.md, 5.6
    """
  static let lastAnswerCounts: Comment = """
    Rule: hand on the answer to the last question, whatever it is and whenever it comes.
    docs/5-repo-search.md, 5.7
    """
  static let lateIsDropped: Comment = """
    Rule: an answer belongs to its question. When there is a newer one, drop it; a failure, too.
    docs/5-repo-search.md, 5.7
    """
  static let stoppedHearsNothing: Comment = """
    Rule: when nobody waits any more, nobody is told.
    docs/5-repo-search.md, 5.7
    """
  static let requestKeepsNobody: Comment = """
    Rule: a request keeps nobody alive. When the answer comes, whoever asked may be gone.
    docs/5-repo-search.md, 5.7
    """
  static func checkCrashed(on deed: String?) -> Comment {
    """
    Rule: a test that crashes judges nothing. Compare the whole list of what was heard; it may be empty.
    Crashed on: an interactor that \(deed ?? "").
    docs/5-repo-search.md, 5.8
    """
  }
  static func checkRejected(_ deeds: [String]) -> Comment {
    """
    Rule: a test of a race accepts every interactor that tells of the last question, and of no other.
    \(deeds.map { "Rejected: an interactor that \($0)." }.joined(separator: "\n"))
    docs/5-repo-search.md, 5.8
    """
  }
  static func checkLetThrough(_ deeds: [String]) -> Comment {
    """
    Rule: a test of a race decides the order itself. Let answers come too early, too late and as failures.
    \(deeds.map { "Let through: an interactor that \($0)." }.joined(separator: "\n"))
    docs/5-repo-search.md, 5.8
    """
  }
}
