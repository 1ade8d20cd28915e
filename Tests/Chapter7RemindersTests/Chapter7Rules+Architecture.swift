import Testing

extension Rule {
  // Architecture as tests
  static let layersAreWritten: Comment = """
    Rule: A test compares the code with a design, so write yours down: its layers, with the names of their types.
    docs/7-reminders.md, 7.11
    """
  static let layersAreDivided: Comment = """
    Rule: One layer that has everything allows everything. Divide your types into two layers or more, so that a test can find an arrow.
    docs/7-reminders.md, 7.11
    """
  static let layersAreSpelled: Comment = """
    Rule: Each name in a layer matches a type, each layer has a name of its own, and it knows only other layers of the list.
    docs/7-reminders.md, 7.11
    """
  static let layersHaveAll: Comment = """
    Rule: Everything that a file declares outside of a type belongs to exactly one layer, so that a rule holds for it.
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
    Rule: Layers form no cycle. Let one of two layers call the other through a closure, or a protocol outside of the other's layer.
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
    Rule: A line or row about a reminder is made in a layer of texts, where a test needs no screen and no service.
    docs/7-reminders.md, 7.12
    """
  static let layersPointInward: Comment = """
    Rule: A layer of services knows neither texts nor screens, and a layer of texts knows no screens.
    docs/7-reminders.md, 7.12
    """
  static let viewsAskPresenters: Comment = """
    Rule: A view decides nothing, so it knows no entity, error or service, and no layer of services. Let a presenter give it texts, rows and ids.
    docs/7-reminders.md, 7.12
    """
  static let viewsStoreWhatTheyShow: Comment = """
    Rule: A view stores only what it shows. Keep entities, errors and services in an object that knows no screen.
    docs/7-reminders.md, 7.12
    """
  static let decisionsNeedNoScreen: Comment = """
    Rule: Decisions can be tested without a screen. Views make at most a quarter of all conditions, and what needs a screen at most three fifths. Move the others to presenters and interactors.
    docs/7-reminders.md, 7.12
    """
  static let noTypeIsMassive: Comment = """
    Rule: No type is responsible for everything. At most two fifths of your lines of code are in one type, so divide it by its reasons to change.
    docs/7-reminders.md, 7.12
    """
  static let referencesBackAreWeak: Comment = """
    Rule: Objects don't retain each other by their properties. One reference of each circle is weak, so no code has to clear it.
    docs/7-reminders.md, 7.12
    """
}
