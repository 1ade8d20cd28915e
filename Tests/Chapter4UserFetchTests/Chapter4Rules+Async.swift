import Testing

extension Rule {
  // Async
  static let cancelReachesRequest: Comment = """
    Rule: When the caller's task is cancelled, its request is cancelled, too. So await the session directly in that task.
    docs/4-user-fetch.md, 4.9
    """
  static let cancelsOnlyItsOwn: Comment = """
    Rule: Cancelling one caller's task cancels only its own request. Another list that waits in the same session still gets its users.
    docs/4-user-fetch.md, 4.9
    """
  static let cancelledThrows: Comment = """
    Rule: A cancelled request has no result. Throw an error, because an empty list would be a result.
    docs/4-user-fetch.md, 4.9
    """
  static let disappearingStops: Comment = """
    Rule: When a screen disappears, its work has to stop. The presenter tells the interactor to stop, exactly once.
    docs/4-user-fetch.md, 4.11
    """
  static let cancelTheTask: Comment = """
    Rule: Cancel a task whose result is no longer needed. Store the task so that you can. A task that is created inside it is not cancelled with it.
    docs/4-user-fetch.md, 4.11
    """
  static let nothingToStop: Comment = """
    Rule: Stopping is allowed at any time. If no fetch is running, it has no effect.
    docs/4-user-fetch.md, 4.11
    """
  static let lateForgetsItself: Comment = """
    Rule: A task that ends late must not affect the next one. The next task stays stored, so that it can still be cancelled.
    docs/4-user-fetch.md, 4.10 and 4.11
    """
  static let cancelledIsSilent: Comment = """
    Rule: A cancelled fetch delivers nothing, neither users nor an error. Whichever way a result takes to the presenter, check first whether its task was cancelled.
    docs/4-user-fetch.md, 4.11
    """
  static let lateIsNotNext: Comment = """
    Rule: Each fetch has its own task. A late result checks whether its own task was cancelled, not the newest one.
    docs/4-user-fetch.md, 4.11
    """
  static let onlyThatOne: Comment = """
    Rule: Stop only the fetch that is running, before the method returns. The next fetch delivers its result, exactly once.
    docs/4-user-fetch.md, 4.11
    """
  static let stoppingIsAll: Comment = """
    Rule: No side effects. Stopping changes no state, delivers nothing and sends no request.
    docs/4-user-fetch.md, 4.11
    """
  static let builderChooses: Comment = """
    Rule: Only the builder knows which interactor and which service a module has. Let it create those whose request can be cancelled.
    docs/4-user-fetch.md, 4.11
    """
  static let builderSendsNothing: Comment = """
    Rule: A builder creates the objects and connects them. It sends no request, because the list does that when it appears.
    docs/4-user-fetch.md, 4.11
    """
  static let builderPassesOn: Comment = """
    Rule: A builder passes on what was injected into it: the session, the address and the clock.
    docs/4-user-fetch.md, 4.11
    """
  static let coveredIsSilent: Comment = """
    Rule: A covered list must not show a result that arrives late.
    docs/4-user-fetch.md, 4.11
    """
  static let comesBackAndAsks: Comment = """
    Rule: A list that appears again without users fetches them again, exactly once, and shows the result.
    docs/4-user-fetch.md, 4.11
    """
}
