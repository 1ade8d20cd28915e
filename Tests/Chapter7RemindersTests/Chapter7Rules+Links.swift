import Testing

extension Rule {
  static let linkOpens: Comment = """
    Rule: A link opens its reminder above the list, without another request.
    docs/7-reminders.md, 7.10
    """
  static let linkReplaces: Comment = """
    Rule: A link closes an open alert without an answer, and replaces an open detail. One step back leads to the list.
    docs/7-reminders.md, 7.10
    """
  static let linkMayBeOld: Comment = """
    Rule: A link may be older than the list. The user learns that its reminder does not exist.
    docs/7-reminders.md, 7.10
    """
  static let linkIsOurs: Comment = """
    Rule: A link to something else has no effect, not even on a link that waits.
    docs/7-reminders.md, 7.10
    """
  static let linkWaits: Comment = """
    Rule: A link that comes before the reminders are loaded opens its reminder when they are.
    docs/7-reminders.md, 7.10
    """
  static let lastLinkCounts: Comment = """
    Rule: When the reminders are loaded, the last of the links that wait opens its reminder, and no other one.
    docs/7-reminders.md, 7.10
    """
  static let linkOutlastsErrors: Comment = """
    Rule: A link that waits is not lost with an error. It opens its reminder when the user has tried again.
    docs/7-reminders.md, 7.10
    """
  static let linkOutlastsFunction: Comment = """
    Rule: A link that waits is not lost with the function that received it, which the app may release at any time.
    docs/7-reminders.md, 7.10
    """
  static let linkCrashesNothing: Comment = """
    Rule: The app may keep the function for links longer than the visit. A link that comes then may have no effect, but must not crash the app.
    docs/7-reminders.md, 7.10
    """
  static let linkOpensOnce: Comment = """
    Rule: A link opens its reminder once. When the list changes later, nothing opens.
    docs/7-reminders.md, 7.10
    """
  static let linksComeAtAnyTime: Comment = """
    Rule: A link may come at any time. It opens its reminder once, and what else is in flight goes on.
    docs/7-reminders.md, 7.10
    """
}
