import Testing

extension Rule {
  // Async
  static let cancelReachesRequest: Comment = """
    Rule: when the task that asks is cancelled, so is its request. Await the session in that task itself.
    docs/4-user-fetch.md, 4.9
    """
  static let cutOffBroughtNothing: Comment = """
    Rule: a request that was cut off brought nothing. Throw: an empty list would be an answer.
    docs/4-user-fetch.md, 4.9
    """
  static let goneMeansStop: Comment = """
    Rule: when a screen goes, its work goes too. The presenter has the interactor stop, once.
    docs/4-user-fetch.md, 4.11
    """
  static let cancelTheTask: Comment = """
    Rule: a task that nobody waits for is cancelled. Keep hold of it, so that you can.
    docs/4-user-fetch.md, 4.11
    """
  static let nothingToStop: Comment = """
    Rule: whoever is told to stop may have nothing to stop. Then nothing happens.
    docs/4-user-fetch.md, 4.11
    """
  static let lateForgetsItself: Comment = """
    Rule: a task that ends late speaks for itself alone. The one that took its place is kept, and can still be cancelled.
    docs/4-user-fetch.md, 4.10 and 4.11
    """
  static let cancelledIsSilent: Comment = """
    Rule: a cancelled fetch is no failure, and no answer. The presenter hears nothing of it.
    docs/4-user-fetch.md, 4.11
    """
  static let lateIsNotNext: Comment = """
    Rule: each fetch has a task of its own. A late answer asks whether its own task was cancelled, not the newest one.
    docs/4-user-fetch.md, 4.11
    """
  static let onlyThatOne: Comment = """
    Rule: stop only what was under way. The fetch that begins afterwards has its answer, once.
    docs/4-user-fetch.md, 4.11
    """
  static let stoppingIsAll: Comment = """
    Rule: do what was asked, and nothing else. To stop shows nothing, tells nobody, and asks for nothing.
    docs/4-user-fetch.md, 4.11
    """
  static let builderChooses: Comment = """
    Rule: the builder alone knows which interactor a module has. Have it build the one that can stop.
    docs/4-user-fetch.md, 4.11
    """
  static let builderAsksNobody: Comment = """
    Rule: a builder makes the pieces and connects them. It asks for nothing: the list does, when it appears.
    docs/4-user-fetch.md, 4.11
    """
  static let builderHandsOn: Comment = """
    Rule: a builder hands on what it was given: the session, the address and the clock.
    docs/4-user-fetch.md, 4.11
    """
  static let coveredIsSilent: Comment = """
    Rule: a list that was covered shows nothing that comes late.
    docs/4-user-fetch.md, 4.11
    """
  static let comesBackAndAsks: Comment = """
    Rule: a list that comes back without users asks again, and shows what comes.
    docs/4-user-fetch.md, 4.11
    """
}
