import Testing

/// The rules of chapter 4, as its tests print them.
enum Rule {
  // One state at a time
  static let presenterAsks: Comment = """
    Rule: A presenter doesn't fetch data. It asks the interactor, exactly once each time the list appears without users, and exactly once for each retry.
    docs/4-user-fetch.md, 4.1
    """
  static let loadingFirst: Comment = """
    Rule: Show the loading state before you ask. The interactor may answer synchronously, and its result must stay on the screen.
    docs/4-user-fetch.md, 4.1
    """
  static let loadingAtOnce: Comment = """
    Rule: Show the loading state before the method returns. While the old screen is still visible, a second tap on "Try again" sends a second request.
    docs/4-user-fetch.md, 4.1
    """
  static let loadingIsAll: Comment = """
    Rule: No side effects. The loading state lasts until the result arrives, and until then nothing else changes.
    docs/4-user-fetch.md, 4.1
    """
  static let loaded: Comment = """
    Rule: One result, one state. When users arrive, the list shows all of them as rows, in order, with the time of the result.
    docs/4-user-fetch.md, 4.1
    """
  static let resultAtOnce: Comment = """
    Rule: Show a result before the method returns. If a task shows it later, it may replace a newer state.
    docs/4-user-fetch.md, 4.1
    """
  static let empty: Comment = """
    Rule: An empty list is a result, too. Show it as the empty state, not as a loaded list without rows.
    docs/4-user-fetch.md, 4.1
    """
  static let failed: Comment = """
    Rule: Show every error. The failed state carries the error's own reason, whatever the list showed before.
    docs/4-user-fetch.md, 4.1
    """
  static let userRetries: Comment = """
    Rule: The user decides when to try again. After an error, the presenter sends no request by itself.
    docs/4-user-fetch.md, 4.1
    """
  static let usersAreKept: Comment = """
    Rule: The presenter keeps the users that it shows. When the list appears again after a detail, there is no second request.
    docs/4-user-fetch.md, 4.1
    """
  static let lastResultCounts: Comment = """
    Rule: Only the last result counts. It replaces the users that the presenter keeps, and a list that became empty is fetched when it appears again.
    docs/4-user-fetch.md, 4.1
    """
  static let resultIsAll: Comment = """
    Rule: No side effects. A result changes the state of the list: the presenter sends no request and opens no screen.
    docs/4-user-fetch.md, 4.1
    """
  static let mapFields: Comment = """
    Rule: A DTO has the server's field names, and an entity has ours. Map each field to the property with the same meaning, and copy its value unchanged.
    docs/4-user-fetch.md, 4.2
    """

  // From the server to the screen
  static let statusFirst: Comment = """
    Rule: A response brings users only if its status is a success. Check the status before you decode the data, whatever the data contains.
    docs/4-user-fetch.md, 4.3
    """
  static let successIsARange: Comment = """
    Rule: Success has more than one status. Each of them lets the data through, whatever it contains.
    docs/4-user-fetch.md, 4.3
    """
  static let statusIsThrown: Comment = """
    Rule: A bad status is an error of its own kind. Throw exactly the status that the server sent, because the error message shows it.
    docs/4-user-fetch.md, 4.3
    """
  static let undecodable: Comment = """
    Rule: Data that is not a list of users is an error, neither an empty list nor a part of one. Throw it, so that the user learns about it.
    docs/4-user-fetch.md, 4.4
    """
  static let emptyIsAResult: Comment = """
    Rule: An empty list is a valid response. Only data that is not a list of users is an error.
    docs/4-user-fetch.md, 4.4
    """
  static let readWhole: Comment = """
    Rule: Decode the whole response: all the users that the server sent, in the same order.
    docs/4-user-fetch.md, 4.4
    """
  static let nothingIsCertain: Comment = """
    Rule: Address, data and error come from outside. Each may be missing or different from what you expect, and a forced unwrap or cast then crashes the app.
    docs/4-user-fetch.md, 4.4, 4.5 and 4.9
    """
  static let givenAddress: Comment = """
    Rule: The user can only correct the address that they know. The error names the address that was given, and no other.
    docs/4-user-fetch.md, 4.4
    """
  static let nameTheFailure: Comment = """
    Rule: Distinguish what the user can do: wait, correct the address, or check the connection. Each of them needs its own error.
    docs/4-user-fetch.md, 4.4
    """
}
