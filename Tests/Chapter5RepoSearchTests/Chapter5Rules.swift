import Testing

/// The rules of chapter 5, as its tests print them.
enum Rule {
  // One search
  static let leftOut: Comment = """
    Rule: what the server may leave out is optional. One repository without a description must not lose the page.
    docs/5-repo-search.md, 5.1
    """
  static let pageIsWhole: Comment = """
    Rule: a page becomes entities, all of them, in the server's order and in our words.
    docs/5-repo-search.md, 5.1
    """
  static let totalIsTheServers: Comment = """
    Rule: the server knows how many there are. A page has only some of them, so its rows are no total.
    docs/5-repo-search.md, 5.1
    """
  static let nextIsHandedOn: Comment = """
    Rule: a page knows where the next one is. Hand on the address that you were given, or that there is none.
    docs/5-repo-search.md, 5.1
    """
  static let everyCharacter: Comment = """
    Rule: every character that was typed reaches the server. In a query, some of them have another meaning: encode those.
    docs/5-repo-search.md, 5.2
    """
  static let askWhereTold: Comment = """
    Rule: encode the question alone. The server's address is an address already.
    docs/5-repo-search.md, 5.2
    """
  static let askPlainly: Comment = """
    Rule: ask what was asked, and nothing else: the question once, and the size of a page.
    docs/5-repo-search.md, 5.2
    """
  static let successIsAPage: Comment = """
    Rule: every status from 200 to 299 lets the page through, and no other does, whatever the data says.
    docs/5-repo-search.md, 5.3
    """
  static let usedUp: Comment = """
    Rule: used up is a failure of its own. It has two statuses, and it says until when to wait.
    docs/5-repo-search.md, 5.3
    """
  static let waitUntil: Comment = """
    Rule: the server says when to come back: in so many seconds, or at a time. When it says neither, wait a minute.
    docs/5-repo-search.md, 5.3
    """
  static let refused: Comment = """
    Rule: a status from 400 to 499 is about the question. Asked again, it is refused again: hand on the reason.
    docs/5-repo-search.md, 5.3
    """
  static let busy: Comment = """
    Rule: every other status is the server's own trouble. The question is all right, and may be asked again.
    docs/5-repo-search.md, 5.3
    """
  static let nextIsNamed: Comment = """
    Rule: the server names the next page. Take the address that is called "next", and that one only.
    docs/5-repo-search.md, 5.4
    """
  static let noNextNoMore: Comment = """
    Rule: no next page, no more. The last page names others, and none of them is the next.
    docs/5-repo-search.md, 5.4
    """
}
