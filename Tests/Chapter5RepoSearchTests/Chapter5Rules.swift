import Testing

/// The rules of chapter 5, as its tests print them.
enum Rule {
  // One search
  static let optionalFields: Comment = """
    Rule: Fields that may be missing are optional. One repository without a description must not make the whole page unreadable.
    docs/5-repo-search.md, 5.1
    """
  static let allItems: Comment = """
    Rule: Map all items of the page to entities, in the server's order, with every field that was sent, unchanged, and nothing in place of one that is missing.
    docs/5-repo-search.md, 5.1
    """
  static let totalFromServer: Comment = """
    Rule: The server counts all matches. A page contains only some of them, so its number of items is not the total.
    docs/5-repo-search.md, 5.1
    """
  static let nextPassedOn: Comment = """
    Rule: A page knows where the next one is. Pass on the address that you receive, or `nil` if there is none.
    docs/5-repo-search.md, 5.1
    """
  static let everyCharacter: Comment = """
    Rule: Every character that the user types reaches the server. Some have a special meaning in a query: encode those, exactly once.
    docs/5-repo-search.md, 5.2
    """
  static let addressUnchanged: Comment = """
    Rule: Encode only the text of the query. The server's address is already a valid URL, so leave it as it is.
    docs/5-repo-search.md, 5.2
    """
  static let nothingMore: Comment = """
    Rule: The address carries two items, the query and the page size, exactly once each and nothing more.
    docs/5-repo-search.md, 5.2
    """
  static let successIsAPage: Comment = """
    Rule: Only a status from 200 to 299 is a success. For any other status, don't read a page, whatever the data contains.
    docs/5-repo-search.md, 5.3
    """
  static let successIsNoLimit: Comment = """
    Rule: The status says whether the rate limit is exceeded. The last search that it allows is a success, and has a page.
    docs/5-repo-search.md, 5.3
    """
  static let limitExceeded: Comment = """
    Rule: An exceeded rate limit is a separate error. Two status codes mean it, and it carries the time when the limit resets.
    docs/5-repo-search.md, 5.3
    """
  static let limitTime: Comment = """
    Rule: The server says when the limit resets: in a number of seconds after the response's time, or at a time. If it says neither, wait one minute from there.
    docs/5-repo-search.md, 5.3
    """
  static let rejected: Comment = """
    Rule: Unless one of the two status codes means an exceeded rate limit, a status from 400 to 499 rejects the query. Pass on the server's reason.
    docs/5-repo-search.md, 5.3
    """
  static let serverProblem: Comment = """
    Rule: Every remaining status is a problem of the server. The query is fine, so the same search may work later.
    docs/5-repo-search.md, 5.3
    """
  static let nextIsNamed: Comment = """
    Rule: The server names the next page. Use the address of the link called "next", unchanged, and no other.
    docs/5-repo-search.md, 5.4
    """
  static let noNextNoMore: Comment = """
    Rule: Without a link called "next", this is the last page. Its header may still contain other links.
    docs/5-repo-search.md, 5.4
    """
}
