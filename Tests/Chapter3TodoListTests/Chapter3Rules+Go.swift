import Testing

// The rules of the chapter's last stage.
extension Rule {
  static let presenterRoutes: Comment = """
    Rule: a presenter opens no screen. It asks the router to move to the tapped todo, once.
    docs/3-todo-list.md, 3.6
    """
  static let tapAlwaysMoves: Comment = """
    Rule: the router decides what a move means. The presenter hands on every tap, also while a detail is open.
    docs/3-todo-list.md, 3.6
    """
  static let routeIsAValue: Comment = """
    Rule: a route is a value that says all. The router names the place, and the id of the todo to show there.
    docs/3-todo-list.md, 3.6
    """
  static let lastMoveCounts: Comment = """
    Rule: a router goes where it was last told to go, also from a detail that is still open.
    docs/3-todo-list.md, 3.6
    """
  static let routeIsObservable: Comment = """
    Rule: a route that nobody sees leads nowhere. The router's state is observable, like the presenter's.
    docs/3-todo-list.md, 3.6
    """
  static let movingIsAll: Comment = """
    Rule: do what was asked, and nothing else. A tap changes the place; the list stays as it is, and the interactor is asked for nothing.
    docs/3-todo-list.md, 3.6
    """
  static let lateCloseClosesNothing: Comment = """
    Rule: close only the detail that was named. If the route names another one, it stays as it is.
    docs/3-todo-list.md, 3.7
    """
  static let closeLeadsBack: Comment = """
    Rule: a detail that is closed leads back to the list. The router then names no route.
    docs/3-todo-list.md, 3.7
    """
  static let detailReportsItsEnd: Comment = """
    Rule: a person may leave without asking. When its screen is gone, a presenter tells the router which detail that was.
    docs/3-todo-list.md, 3.7
    """
  static let detailSpeaksForItself: Comment = """
    Rule: a detail speaks for itself. Whatever the route names by then, the presenter closes its own todo's detail.
    docs/3-todo-list.md, 3.7
    """
  static let reportOutlivesItsSender: Comment = """
    Rule: a report must not need its sender. A presenter may go with its screen, and the router must still hear which detail that was.
    docs/3-todo-list.md, 3.7
    """
  static let closingIsAll: Comment = """
    Rule: do what was asked, and nothing else. A detail that is gone reports itself, changes no todo, and leads nowhere.
    docs/3-todo-list.md, 3.7
    """
  static let builderMakesDetail: Comment = """
    Rule: a builder knows how a screen is made. For the route of a detail, it makes the detail's view.
    docs/3-todo-list.md, 3.8
    """
  static let builderPassesTheID: Comment = """
    Rule: a route carries what its screen has to know. The builder gives the route's id to the detail's presenter.
    docs/3-todo-list.md, 3.8
    """
  static let partnersAreShared: Comment = """
    Rule: a builder hands the same partners to all. The detail has the interactor and the router of the list.
    docs/3-todo-list.md, 3.8
    """
  static let detailGoesWithItsScreen: Comment = """
    Rule: a builder makes, and keeps nothing. Each route gets a new screen, which is gone once nobody shows it.
    docs/3-todo-list.md, 3.8
    """
  static let buildingIsAll: Comment = """
    Rule: do what was asked, and nothing else. To make a screen moves nobody, changes nothing, and closes nothing.
    docs/3-todo-list.md, 3.8
    """
  static let builderMakesScreens: Comment = """
    Rule: a view makes no screen. It asks the builder for the one that the route names.
    docs/3-todo-list.md, 3.9
    """
  static let viewShowsRoute: Comment = """
    Rule: the route says where a person is. When there is a new one, the view shows its screen over the list.
    docs/3-todo-list.md, 3.9
    """
  static let oneScreenForOneRoute: Comment = """
    Rule: a screen is drawn often, and a route is followed once. The view acts only when the route has changed.
    docs/3-todo-list.md, 3.9
    """
  static let noRouteNoDetail: Comment = """
    Rule: no route means the list alone. When the route is gone, the view takes its screen away, and nothing else.
    docs/3-todo-list.md, 3.9
    """
  static let routeMayEnd: Comment = """
    Rule: to show a screen may change the route at once. The view remembers the route that it showed, not the one that it finds afterwards.
    docs/3-todo-list.md, 3.9
    """
  static let nextTakesThePlace: Comment = """
    Rule: a person is at one place. The screen of a new route takes the place of the one before, and stays.
    docs/3-todo-list.md, 3.9
    """
  static let routeMayComeBack: Comment = """
    Rule: a route may come back. The view remembers that it ended, so that the same todo opens again.
    docs/3-todo-list.md, 3.9
    """
  static let viewLetsGo: Comment = """
    Rule: a screen goes when nobody shows it. The view keeps none that it has taken away.
    docs/3-todo-list.md, 3.9
    """
  static let followingIsAll: Comment = """
    Rule: do what was asked, and nothing else. A new route changes the screen over the list; the list stays as it is, and reports nothing.
    docs/3-todo-list.md, 3.9
    """

  // After each test
  static let piecesGo: Comment = """
    Rule: a piece goes when nobody needs it any more. Something that it keeps, or has started, still holds it.
    docs/3-todo-list.md, 3.9
    """
}
