import Testing

extension Rule {
  // Open a post
  static let presenterRoutes: Comment = """
    Rule: a presenter decides that a screen opens, and the wireframe opens it: the tapped post, once.
    docs/1-post-list.md, 1.8
    """
  static let routingNeedsNoView: Comment = """
    Rule: routing needs no view. The presenter asks the wireframe even when the view is gone.
    docs/1-post-list.md, 1.8
    """
  static let openingIsAll: Comment = """
    Rule: do what was asked, and nothing else. The list stays as it is, and nobody fetches anything.
    docs/1-post-list.md, 1.8
    """
  static let viewReachesPresenter: Comment = """
    Rule: a view reports to its presenter. Connect the view to the presenter of its module.
    docs/1-post-list.md, 1.9
    """
  static let presenterReachesView: Comment = """
    Rule: a presenter gives orders to its view. Connect the presenter back to this module's view.
    docs/1-post-list.md, 1.9
    """
  static let presenterReachesInteractor: Comment = """
    Rule: a presenter asks its interactor. Connect the presenter to the interactor of its module.
    docs/1-post-list.md, 1.9
    """
  static let presenterReachesWireframe: Comment = """
    Rule: a presenter leaves navigation to its wireframe. Connect the presenter to this module's wireframe.
    docs/1-post-list.md, 1.9
    """
  static let interactorReachesPresenter: Comment = """
    Rule: an interactor answers its presenter. Connect the interactor back to this module's presenter.
    docs/1-post-list.md, 1.9
    """
  static let routeCarriesPost: Comment = """
    Rule: a route carries its data. The interactor of the detail must be given the post that was opened.
    docs/1-post-list.md, 1.9
    """
  static let detailShowsPost: Comment = """
    Rule: an arrow that is missing is a message that never comes. Connect each, and pass the post on.
    docs/1-post-list.md, 1.9
    """
  static let wiringIsAll: Comment = """
    Rule: connecting has no other effect. Nothing is shown, opened or asked until the view has loaded.
    docs/1-post-list.md, 1.9
    """
  static let detailGoesWithScreen: Comment = """
    Rule: a module goes with its screen. Nothing outside the detail may hold on to a piece of it.
    docs/1-post-list.md, 1.9
    """

  // Who holds whom
  static let weakView: Comment = """
    Rule: hold your owner weakly. The view owns its presenter; the presenter only borrows the view.
    docs/1-post-list.md, 1.10
    """
  static let weakOutput: Comment = """
    Rule: hold your owner weakly. The presenter owns its interactor; the interactor only borrows it.
    docs/1-post-list.md, 1.10
    """
  static let weakHandler: Comment = """
    Rule: whoever is called back is borrowed, like a delegate. The remote data manager's handler is weak.
    docs/1-post-list.md, 1.10
    """
  static let strongForward: Comment = """
    Rule: hold strongly what you own. Without an owner, a piece of the module is gone at once.
    docs/1-post-list.md, 1.10
    """
  static let listGoesWithScreen: Comment = """
    Rule: a module goes with its screen. One piece that holds its owner strongly keeps all of it alive.
    docs/1-post-list.md, 1.10
    """

  // After each test
  static let borrowedIsNotKept: Comment = """
    Rule: what is borrowed is kept nowhere else. A piece knows its view, or its presenter, by that one property.
    docs/1-post-list.md, 1.10
    """
  static let piecesGo: Comment = """
    Rule: a piece goes when nobody needs it any more. Something that it keeps, or has started, still holds it.
    docs/1-post-list.md, 1.10
    """
}
