import Testing

extension Rule {
  static let cancelReachesRequest: Comment = """
    Rule: when the task that asks is cancelled, so is its request. Await the session in that task itself.
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
  static let cancelledIsSilent: Comment = """
    Rule: a cancelled fetch is no failure, and no answer. The presenter hears nothing of it.
    docs/4-user-fetch.md, 4.11
    """
  static let builderChooses: Comment = """
    Rule: the builder alone knows which interactor a module has. Have it build the one that can stop.
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
