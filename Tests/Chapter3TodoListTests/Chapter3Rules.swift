import Testing

/// The rules of chapter 3, as its tests print them.
enum Rule {
  // Appear
  static let idleWhenMade: Comment = """
    Rule: to make a module is not to use it. A presenter that was just made has asked its interactor for nothing.
    docs/3-todo-list.md, 3.1
    """
  static let workOnAppearance: Comment = """
    Rule: work begins on appearance. Each time its screen appears, the presenter asks the interactor and shows the answer.
    docs/3-todo-list.md, 3.1
    """
  static let stateIsObservable: Comment = """
    Rule: a presenter orders no redraw. Its state is observable: whoever read it is told that it changes.
    docs/3-todo-list.md, 3.2
    """
  static let viewReadsState: Comment = """
    Rule: a view shows its presenter's state and keeps none of its own. Each time it updates, it reads all of it anew.
    docs/3-todo-list.md, 3.2
    """
  static let readingAsksNobody: Comment = """
    Rule: a drawing may happen at any time, and often. A view that draws reads its presenter and starts nothing.
    docs/3-todo-list.md, 3.2
    """
  static let redrawByObservation: Comment = """
    Rule: what a screen has read draws it again. A view reads its presenter when it updates, and nobody orders it to.
    docs/3-todo-list.md, 3.2
    """

  // Keep
  static let identityFromData: Comment = """
    Rule: identity comes from the data. The same data is the same todo, however often it is fetched.
    docs/3-todo-list.md, 3.3
    """
  static let titleIsNoIdentity: Comment = """
    Rule: a title is no identity. Two todos with different numbers are two, even when they read the same.
    docs/3-todo-list.md, 3.3
    """
  static let newIsAppended: Comment = """
    Rule: the interactor appends a todo that it does not know. Those that it knows stay before it.
    docs/3-todo-list.md, 3.4
    """
  static let knownIsReplaced: Comment = """
    Rule: the interactor replaces a todo that it knows. It stays one todo, at its place in the list.
    docs/3-todo-list.md, 3.4
    """
  static let idDecides: Comment = """
    Rule: the id decides which todo is meant, and nothing else does. The interactor must not go by the title.
    docs/3-todo-list.md, 3.4
    """
  static let answerIsKept: Comment = """
    Rule: what the interactor answers is what the store holds. It has the local data manager save the whole list.
    docs/3-todo-list.md, 3.4
    """
  static let lossIsNoAnswer: Comment = """
    Rule: a change that is not kept has not happened. The interactor lets the store's error through.
    docs/3-todo-list.md, 3.4
    """
  static let presenterAsksForChange: Comment = """
    Rule: a presenter changes no todo. It tells the interactor, once, what the person wants.
    docs/3-todo-list.md, 3.5
    """
  static let answerIsShown: Comment = """
    Rule: the interactor has the last word. The presenter shows its answer, not what it expects to hear.
    docs/3-todo-list.md, 3.5
    """
  static let nothingLeftToShow: Comment = """
    Rule: a detail without its todo has nothing to show. When the todo is gone, its presenter has the router close it.
    docs/3-todo-list.md, 3.5
    """
  static let failureIsTold: Comment = """
    Rule: a swallowed error is a lie. When a change fails, the presenter's state holds the error's reason.
    docs/3-todo-list.md, 3.5
    """
  static let failureChangesNothing: Comment = """
    Rule: a change that failed has not happened. The presenter shows the todos as they were.
    docs/3-todo-list.md, 3.5
    """

  // Go
  static let presenterRoutes: Comment = """
    Rule: a presenter opens no screen. It asks the router to move to the tapped todo, once.
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
  static let lateCloseClosesNothing: Comment = """
    Rule: close only what was opened. A router that is asked to close another detail than its route's stays there.
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
  static let nextTakesThePlace: Comment = """
    Rule: a person is at one place. The screen of a new route takes the place of the one before, and stays.
    docs/3-todo-list.md, 3.9
    """
  static let routeMayComeBack: Comment = """
    Rule: a route may come back. The view remembers that it ended, so that the same todo opens again.
    docs/3-todo-list.md, 3.9
    """
}
