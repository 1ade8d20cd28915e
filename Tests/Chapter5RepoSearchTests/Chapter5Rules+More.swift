import Testing

/// The rules of the third stage: more.
extension Rule {
  static let oneRequest: Comment = """
    Rule: one page at a time. While a page is on its way, nobody asks for it again.
    docs/5-repo-search.md, 5.9
    """
  static let requestEnds: Comment = """
    Rule: a request ends with its answer, be it a page or a failure. Then there may be another one.
    docs/5-repo-search.md, 5.9
    """
  static let newQuestionIsAsked: Comment = """
    Rule: only a page waits for a page. A new question is asked at once.
    docs/5-repo-search.md, 5.9
    """
  static let lateEndsNothing: Comment = """
    Rule: only its own answer ends a request. The answer to an older one says nothing of it.
    docs/5-repo-search.md, 5.9
    """
  static let pagesAddUp: Comment = """
    Rule: pages add up, in the server's order. What was found stays, and what is new comes after it.
    docs/5-repo-search.md, 5.10
    """
  static let eachOnce: Comment = """
    Rule: each repository once. Pages may overlap, because the server's list moves while a person reads.
    docs/5-repo-search.md, 5.10
    """
  static let failureKeepsFound: Comment = """
    Rule: fail small. A failed page takes nothing away: what was found stays, and the failure stands below it.
    docs/5-repo-search.md, 5.10
    """
  static let nothingFoundFailsWhole: Comment = """
    Rule: when nothing was found yet, the failure is all that there is to show.
    docs/5-repo-search.md, 5.10
    """
  static let samePageAgain: Comment = """
    Rule: a page that failed is still the next one. Ask for it again.
    docs/5-repo-search.md, 5.10
    """
  static let waitUntilThen: Comment = """
    Rule: when the server says wait, ask nothing before that time: no question, old or new, and no page.
    docs/5-repo-search.md, 5.11
    """
  static let sayItAgain: Comment = """
    Rule: whoever asks too early is told at once until when to wait, and keeps what was found.
    docs/5-repo-search.md, 5.11
    """
  static let thenGoOn: Comment = """
    Rule: a limit ends. From its time on, ask again as if nothing had been.
    docs/5-repo-search.md, 5.11
    """
  static let onlyALimit: Comment = """
    Rule: only a limit asks for patience. After any other failure the next question goes out at once.
    docs/5-repo-search.md, 5.11
    """
}
