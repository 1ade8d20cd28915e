import Testing

extension Rule {
  // From the server to the screen
  static let serviceAsks: Comment = """
    Rule: A service sends its request in the injected session, to the injected address. No request has arrived: was it started, and did it use both?
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let serviceDelivers: Comment = """
    Rule: A service delivers what the response contains: all the users, in order, exactly once.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let usesInjectedAddress: Comment = """
    Rule: Use the injected address as it is, with its path and its query. A service doesn't know any other address.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let asksPlainly: Comment = """
    Rule: A service fetches what the server has now. It sends a plain GET: a response from a local cache doesn't count, and the session decides how long it waits.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let serverHasTheResult: Comment = """
    Rule: Only the server knows the result. The caller receives nothing before the server has responded.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let everyPathDelivers: Comment = """
    Rule: Every path delivers a result, exactly once. An error is a result, too, and each path reports its own.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let badAddressDelivers: Comment = """
    Rule: Every path delivers a result, also the first one. An invalid address is reported as an error, like any other.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let fetchIsAll: Comment = """
    Rule: No side effects. One call sends exactly one request, and delivers exactly one result.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let eachCallIsItsOwn: Comment = """
    Rule: Two lists may wait at the same time. Each call sends its own request, and delivers its result to its own caller, exactly once.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let usesInjectedSession: Comment = """
    Rule: Use the injected session itself. Another session with the same configuration has another owner, who can't observe or end this request.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let sessionIsShared: Comment = """
    Rule: The session was injected, and others use it. Send your request in it, and don't end or change it.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let dataDecides: Comment = """
    Rule: A server may call its data anything. Only the status and the data decide what the result is, whatever content type the response has.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let anyAddress: Comment = """
    Rule: Use the address as it was injected. The session decides which addresses it can reach, whatever the scheme, the host and the port are.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let addsNoPause: Comment = """
    Rule: A service adds no pause. It sends its request when it is called, and delivers each result as soon as it arrives.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let askOnce: Comment = """
    Rule: The user decides when to try again. One call sends exactly one request, whatever the result is.
    docs/4-user-fetch.md, 4.5 and 4.9
    """
  static let returnsImmediately: Comment = """
    Rule: A function with a completion handler returns immediately. If it waits for the response, the screen freezes.
    docs/4-user-fetch.md, 4.5
    """
  static let interactorAsks: Comment = """
    Rule: The interactor decides when data is fetched, and the service knows how. For each fetch, call the service exactly once.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let serviceHasTheResult: Comment = """
    Rule: Only the service knows the result. Until it responds, the presenter receives nothing, not even users from an earlier fetch.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let askEachTime: Comment = """
    Rule: One fetch, one call of the service. Users from an earlier fetch may be stale, so ask the service again.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let callIsAll: Comment = """
    Rule: No side effects. Until the service responds, there is one call of it, and the presenter receives nothing.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let hopFromAnyThread: Comment = """
    Rule: A service calls back on any thread. Hop to the main actor: code that only claims to be there crashes the app.
    docs/4-user-fetch.md, 4.6
    """
  static let hopOnce: Comment = """
    Rule: Hop to the main actor in one place, the interactor. From there the result goes to the presenter, exactly once.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let mayCallBackSynchronously: Comment = """
    Rule: A service may call back synchronously, on the thread that called it. Hop to the main actor without blocking that thread.
    docs/4-user-fetch.md, 4.6
    """
  static let deliverAtOnce: Comment = """
    Rule: Deliver each result as soon as it arrives, without a pause. Until then, the list shows "Loading…".
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let errorIsDelivered: Comment = """
    Rule: An error is a result, too. Deliver it to the presenter like the users, otherwise the list shows "Loading…" forever.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let eachFetchDelivers: Comment = """
    Rule: Each fetch delivers its result, even one that equals the result before. Otherwise the list shows "Loading…" forever.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let resultIsUnchanged: Comment = """
    Rule: An interactor delivers the result unchanged: all the users in order, and every error as it is.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let injectedClock: Comment = """
    Rule: Read the time from the injected clock, at the moment when the result arrives. A test can't control any other clock.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let requestRetainsNothing: Comment = """
    Rule: A pending request retains neither the interactor nor the presenter. The screen may close before the response arrives.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let interactorMayBeDeallocated: Comment = """
    Rule: The interactor may have been deallocated when the response arrives. Check for that, and then deliver nothing.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let oneFetchOneCall: Comment = """
    Rule: One fetch, one call of the service. After a result, the interactor sends no request until the presenter asks again.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let newFetchNewCall: Comment = """
    Rule: Each fetch calls the service immediately, even if the previous request is still pending. It doesn't wait for that one.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let retryRecovers: Comment = """
    Rule: An error doesn't end the interactor's work. Each retry calls the service again, and its result replaces the error on the screen.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
  static let deliveryIsAll: Comment = """
    Rule: No side effects. The presenter receives exactly one result, and the service receives no further call.
    docs/4-user-fetch.md, 4.6 and 4.10
    """
}
