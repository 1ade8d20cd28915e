import Testing

/// The rules of chapter 4, as its tests print them.
enum Rule {
  // One state at a time
  static let presenterAsks: Comment = """
    Rule: a presenter fetches nothing. It asks the interactor: once when the list appears, once for each retry.
    docs/4-user-fetch.md, 4.1
    """
  static let loadingFirst: Comment = """
    Rule: a list is in one state at a time. Show that it loads before you ask; the answer takes its place.
    docs/4-user-fetch.md, 4.1
    """
  static let loadingAtOnce: Comment = """
    Rule: a reader who tries again sees at once that it loads. As long as the old screen stands, a second tap asks twice.
    docs/4-user-fetch.md, 4.1
    """
  static let loadingIsAll: Comment = """
    Rule: do what was asked, and nothing else. Until an answer comes, the list only says that it loads.
    docs/4-user-fetch.md, 4.1
    """
  static let loaded: Comment = """
    Rule: one answer, one state. Users who arrive are shown as rows, with the time, and nothing else stays.
    docs/4-user-fetch.md, 4.1
    """
  static let empty: Comment = """
    Rule: no users is an answer, too. Empty is a state of its own, not a list without rows.
    docs/4-user-fetch.md, 4.1
    """
  static let failed: Comment = """
    Rule: a failure is a state with a reason. Show the error's own sentence, whatever was shown before.
    docs/4-user-fetch.md, 4.1
    """
  static let readerRetries: Comment = """
    Rule: to try again is the reader's choice. After a failure the presenter asks nobody.
    docs/4-user-fetch.md, 4.1
    """
  static let remembered: Comment = """
    Rule: the presenter remembers whom it shows. A list that comes back from a detail is not fetched again.
    docs/4-user-fetch.md, 4.1
    """
  static let lastAnswerCounts: Comment = """
    Rule: the last answer counts. The presenter remembers its users alone, and a list that became empty asks again.
    docs/4-user-fetch.md, 4.1
    """
  static let answerIsAll: Comment = """
    Rule: do what was asked, and nothing else. An answer changes what is shown; nobody is asked, told or opened.
    docs/4-user-fetch.md, 4.1
    """
  static let translate: Comment = """
    Rule: the transport type speaks the server's words, the entity ours. Translate each word here, and only here.
    docs/4-user-fetch.md, 4.2
    """

  // From the server to the screen
  static let statusFirst: Comment = """
    Rule: a status outside 200 to 299 is a failure, whatever the data says. Check it before you trust the data.
    docs/4-user-fetch.md, 4.3
    """
  static let successIsARange: Comment = """
    Rule: success is a range. Every status from 200 to 299 lets the data through.
    docs/4-user-fetch.md, 4.3
    """
  static let statusIsTold: Comment = """
    Rule: a bad status is a failure of its own. Throw the status that came: the reader is told it.
    docs/4-user-fetch.md, 4.3
    """
  static let undecodable: Comment = """
    Rule: data that nobody can read is not an empty list. Name the failure, so that the reader hears of it.
    docs/4-user-fetch.md, 4.4
    """
  static let emptyIsAnAnswer: Comment = """
    Rule: an empty list is an answer. Only data that is no list of users is a failure.
    docs/4-user-fetch.md, 4.4
    """
  static let readWhole: Comment = """
    Rule: a reply is read whole: every user whom the server sent, in its order.
    docs/4-user-fetch.md, 4.4
    """
  static let nothingIsCertain: Comment = """
    Rule: address, data and error come from outside. Each may be missing, or be another than you think, and a `!` there ends the app.
    docs/4-user-fetch.md, 4.4, 4.5 and 4.9
    """
  static let nameTheFailure: Comment = """
    Rule: one error for all helps nobody. Tell apart what a reader can do: wait, correct the address, or check the connection.
    docs/4-user-fetch.md, 4.4
    """
}
