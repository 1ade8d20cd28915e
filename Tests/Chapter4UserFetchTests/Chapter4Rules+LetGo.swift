import Testing

extension Rule {
  // Let go, and go on
  static let weakPresenter: Comment = """
    Rule: a capture list helps a closure, never a property. The interactor only borrows its presenter.
    docs/4-user-fetch.md, 4.7
    """
  static let presenterOfItsOwn: Comment = """
    Rule: each interactor has a presenter of its own. Two lists may be open, and each answer goes to the one that asked.
    docs/4-user-fetch.md, 4.7
    """
  static let connectingIsAll: Comment = """
    Rule: do what was asked, and nothing else. An interactor that is given its presenter knows it now, and asks for nothing.
    docs/4-user-fetch.md, 4.7
    """
  static let presenterMayBeGone: Comment = """
    Rule: whoever is borrowed may be gone. Let the reference become nil; nobody hears the answer then.
    docs/4-user-fetch.md, 4.7
    """
  static let listGoesWithScreen: Comment = """
    Rule: a module goes with its screen. One strong property back toward the view keeps all that is behind it alive.
    docs/4-user-fetch.md, 4.7
    """
  static let presenterRoutes: Comment = """
    Rule: a view reports an id, and the presenter knows the user. It hands that user to the router, once.
    docs/4-user-fetch.md, 4.8
    """
  static let whoIsGoneStaysShut: Comment = """
    Rule: a tap may name somebody who is not in the list any more. Then nothing opens.
    docs/4-user-fetch.md, 4.8
    """
  static let tapChangesNothing: Comment = """
    Rule: a tap on a user changes nothing in the list. The presenter asks nobody, and shows nothing new.
    docs/4-user-fetch.md, 4.8
    """
  static let routerPushes: Comment = """
    Rule: a router knows where to go, and a builder makes what is there. Push the detail's screen, once.
    docs/4-user-fetch.md, 4.8
    """
  static let throughThePresenter: Comment = """
    Rule: enter a module through its presenter. It is given the user, and it alone tells the view what to show.
    docs/4-user-fetch.md, 4.8
    """
  static let detailIsNew: Comment = """
    Rule: each user who is opened gets a detail of their own. The builder makes it, and nobody keeps it.
    docs/4-user-fetch.md, 4.8
    """
  static let detailGoesWithScreen: Comment = """
    Rule: a module goes with its screen. Nothing outside the detail may hold on to a piece of it.
    docs/4-user-fetch.md, 4.8
    """

  // After each test
  static let piecesGo: Comment = """
    Rule: a piece goes when nobody needs it any more. Something that it keeps, or has started, still holds it.
    docs/4-user-fetch.md, 4.7
    """
}
