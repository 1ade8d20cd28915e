import Testing

extension Rule {
  // Architecture as tests
  static let layersAreWritten: Comment = """
    Rule: A test compares the code with a design, so write yours down: its layers, with the names of their types.
    docs/7-reminders.md, 7.11
    """
  static let layersAreSpelled: Comment = """
    Rule: A layer has at least one type, a name of its own, and knows only layers that are in the list.
    docs/7-reminders.md, 7.11
    """
  static let layersHaveAll: Comment = """
    Rule: Each type, extension and function that a file declares belongs to exactly one layer.
    docs/7-reminders.md, 7.11
    """
  static let layersNameWhatTheyKnow: Comment = """
    Rule: The code of a layer names only types of its own layer, and of those that it knows.
    docs/7-reminders.md, 7.11
    """
  static let arrowsAreUsed: Comment = """
    Rule: A drawing shows what is there. If a layer knows another one, its code names a type of it.
    docs/7-reminders.md, 7.11
    """
  static let layersFormNoCycle: Comment = """
    Rule: Layers form no cycle. Of two that know each other, one calls the other through a protocol or a closure of its own.
    docs/7-reminders.md, 7.11
    """
  static let concernsHaveLayers: Comment = """
    Rule: Each of the three concerns has a layer, and no layer has two of them.
    docs/7-reminders.md, 7.12
    """
  static let screensAreOutside: Comment = """
    Rule: Only the layers with the screens know ScreenKit, so that all other code can be tested without a screen.
    docs/7-reminders.md, 7.12
    """
  static let servicesAreCalledInside: Comment = """
    Rule: Only the layers with the services call a service. The others may pass a service on, but not use it.
    docs/7-reminders.md, 7.12
    """
  static let textsHaveTheirPlace: Comment = """
    Rule: A text that depends on a reminder is made in a layer of texts, where a test needs no screen and no service.
    docs/7-reminders.md, 7.12
    """
  static let layersPointInward: Comment = """
    Rule: A layer of services knows neither texts nor screens, and a layer of texts knows no screens.
    docs/7-reminders.md, 7.12
    """
  static let viewsAskPresenters: Comment = """
    Rule: A view doesn't know the layers of the services. It reports to a presenter, and shows what it decides.
    docs/7-reminders.md, 7.12
    """
  static let referencesBackAreWeak: Comment = """
    Rule: Of two objects that refer to each other, one reference is weak, so that no code has to clear it at the end.
    docs/7-reminders.md, 7.12
    """
}
