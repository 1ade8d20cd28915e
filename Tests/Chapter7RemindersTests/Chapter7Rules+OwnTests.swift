import Testing

extension Rule {
  // Tests of your own
  static let testsAreWritten: Comment = """
    Rule: A decision is safe from the next change only if a test would fail. Write a test for one of your types.
    docs/7-reminders.md, 7.13
    """
  static let testsAreAboutDecisions: Comment = """
    Rule: Test what decides. Your tests name a type or a function of yours that has a condition, and that needs no screen.
    docs/7-reminders.md, 7.13
    """
  static let decisionsAreAlone: Comment = """
    Rule: A decision can be tested alone. A test passes doubles of its own for what the type needs, and starts no screen, server or app.
    docs/7-reminders.md, 7.13
    """
  static let testsKnowNoDetails: Comment = """
    Rule: A test uses a type as other code does. Then what only the type itself uses can change without a change of the test.
    docs/7-reminders.md, 7.13
    """
  static let changesAreTried: Comment = """
    Rule: A test that can't fail is worth nothing. Let `swift run workbook mutants 7 MyPresenter` change your type, and see what your tests notice.
    docs/7-reminders.md, 7.14
    """
  static let changesAreOfThisCode: Comment = """
    Rule: A result is about the code and the tests of its time. After a change of either, run the same command again.
    docs/7-reminders.md, 7.14
    """
  static let decisionsAreChanged: Comment = """
    Rule: The changes have to be made where your code decides. After the command, name a type that your tests are about, as in `mutants 7 MyPresenter`.
    docs/7-reminders.md, 7.14
    """
  static let changesAreNoticed: Comment = """
    Rule: Your tests notice at least eight of ten changes, not counting those that you have dismissed. To reach ten changes, choose a type that decides more, or name several.
    docs/7-reminders.md, 7.14
    """
}
