import Testing

/// The rules of the third stage: pagination and rate limit.
extension Rule {
  static let oneRequest: Comment = """
    Rule: Load one page at a time. While a page is in flight, further taps send no request.
    docs/5-repo-search.md, 5.9
    """
  static let requestEnds: Comment = """
    Rule: A request ends with its response, whether that is a page or an error. From that moment on, the next page may be requested; after an error, that is the same page, whose address must still be there.
    docs/5-repo-search.md, 5.9
    """
  static let newSearchStarts: Comment = """
    Rule: Only a page waits for another page. A new search starts immediately, even while a page is in flight.
    docs/5-repo-search.md, 5.9
    """
  static let staleEndsNothing: Comment = """
    Rule: A request ends only with its own response. A stale response doesn't end the request of the newer search.
    docs/5-repo-search.md, 5.9
    """
  static let pageIsMoreThanRows: Comment = """
    Rule: Each page also brings the total and the address of the next page. Take both, even if all its repositories are known.
    docs/5-repo-search.md, 5.10
    """
  static let pagesAreAppended: Comment = """
    Rule: Append each new page in the server's order. What this search has loaded keeps its place, and a new search begins with nothing.
    docs/5-repo-search.md, 5.10
    """
  static let eachOnce: Comment = """
    Rule: Show each repository exactly once. Pages may overlap, because the server's ranking changes while the user reads.
    docs/5-repo-search.md, 5.10
    """
  static let errorKeepsResults: Comment = """
    Rule: Degrade gracefully. A failed page must not remove results: keep the list, and show the error below it.
    docs/5-repo-search.md, 5.10
    """
  static let onlyTheError: Comment = """
    Rule: If nothing has been found yet, there are no results to keep. Show only the error.
    docs/5-repo-search.md, 5.10
    """
  static let errorIsShownAtOnce: Comment = """
    Rule: Show an error as soon as you receive it. A moment later, the user may have typed something else.
    docs/5-repo-search.md, 5.10
    """
  static let samePageAgain: Comment = """
    Rule: A page that failed is still the next one. Request the same page again.
    docs/5-repo-search.md, 5.10
    """
  static let untilReset: Comment = """
    Rule: Respect the rate limit. Until it resets, send nothing: no new search, no retry and no further page.
    docs/5-repo-search.md, 5.11
    """
  static let reportTheLimit: Comment = """
    Rule: If the limit prevents a request, report that error immediately, with the time of the reset and everything that was found.
    docs/5-repo-search.md, 5.11
    """
  static let preventedIsNotInFlight: Comment = """
    Rule: A request is in flight only if it was sent. After one that the limit has prevented, the next tap is not ignored.
    docs/5-repo-search.md, 5.11
    """
  static let onlyTheUserSends: Comment = """
    Rule: Sending again is the user's decision. After the reset, don't send a request that the limit has prevented.
    docs/5-repo-search.md, 5.11
    """
  static let limitEnds: Comment = """
    Rule: A rate limit ends. From the time of its reset on, send requests as before.
    docs/5-repo-search.md, 5.11
    """
  static let onlyTheLimitDelays: Comment = """
    Rule: Only the rate limit delays requests. After any other error, the next search is sent immediately.
    docs/5-repo-search.md, 5.11
    """
}
