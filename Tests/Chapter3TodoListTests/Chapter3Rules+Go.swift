import Testing

// The rules of the last stage.
extension Rule {
  static let presenterRoutes: Comment = """
    Rule: A presenter doesn't open screens. At each tap, it asks the router to move to the tapped todo, exactly once.
    docs/3-todo-list.md, 3.6
    """
  static let tapAlwaysMoves: Comment = """
    Rule: The router decides what a move means. The presenter passes on every tap, even while a detail is open.
    docs/3-todo-list.md, 3.6
    """
  static let routeIsAValue: Comment = """
    Rule: A route is a complete value. It names the destination, and the id of the todo to show there.
    docs/3-todo-list.md, 3.6
    """
  static let lastMoveCounts: Comment = """
    Rule: The last move counts. The route names its todo, even if another detail, or the same one, is open or was closed.
    docs/3-todo-list.md, 3.6
    """
  static let routeIsObservable: Comment = """
    Rule: A route has no effect if no view notices it. A view that has read the presenter's route is notified of each change.
    docs/3-todo-list.md, 3.6
    """
  static let routeHasOneOwner: Comment = """
    Rule: The route has one owner, the router. The presenter's route is the router's route at any time, whatever changed it.
    docs/3-todo-list.md, 3.6
    """
  static let movingIsAll: Comment = """
    Rule: No side effects. A tap changes the route; the list stays as it is, and the interactor is not called.
    docs/3-todo-list.md, 3.6
    """
  static let lateCloseClosesNothing: Comment = """
    Rule: Close only the detail that was named. If the route points to another one by then, it stays as it is.
    docs/3-todo-list.md, 3.7
    """
  static let closeLeadsBack: Comment = """
    Rule: Closing the current detail leads back to the list. After that, the route is nil.
    docs/3-todo-list.md, 3.7
    """
  static let detailReportsItsClosing: Comment = """
    Rule: The user can go back without asking the presenter. The view reports a pop before its method returns, and its presenter tells the router which detail that was.
    docs/3-todo-list.md, 3.7
    """
  static let disappearedIsNotClosed: Comment = """
    Rule: Disappeared is not closed. A detail that another screen covers is still open, so its view reports nothing.
    docs/3-todo-list.md, 3.7
    """
  static let detailReportsItself: Comment = """
    Rule: A detail reports only itself. Wherever the route points by then, the presenter closes the detail of its own todo.
    docs/3-todo-list.md, 3.7
    """
  static let reportOutlivesItsSender: Comment = """
    Rule: The report must not depend on the presenter's lifetime. It may be deallocated with its screen, and the router must still learn which detail was closed.
    docs/3-todo-list.md, 3.7
    """
  static let closingIsAll: Comment = """
    Rule: No side effects. When a detail was closed, its presenter reports that; it changes no todo, and does not navigate.
    docs/3-todo-list.md, 3.7
    """
  static let builderMakesDetail: Comment = """
    Rule: A builder knows how a screen is made. For the route of a detail, it creates the detail's view.
    docs/3-todo-list.md, 3.8
    """
  static let builderPassesTheID: Comment = """
    Rule: A route contains what its screen has to know. The builder passes the route's id to the detail's presenter.
    docs/3-todo-list.md, 3.8
    """
  static let collaboratorsAreShared: Comment = """
    Rule: A builder decides which objects are shared. One presenter can notice the change of another one only in an object that both have.
    docs/3-todo-list.md, 3.8
    """
  static let detailIsDeallocated: Comment = """
    Rule: A builder creates screens and keeps none. Each route gets a new screen, which is deallocated when it is no longer shown.
    docs/3-todo-list.md, 3.8
    """
  static let buildingIsAll: Comment = """
    Rule: No side effects. A builder only creates the screen and connects it: it loads nothing, changes no route and no todo, closes nothing, and leaves what the screen shows to its view.
    docs/3-todo-list.md, 3.8
    """
  static let builderMakesScreens: Comment = """
    Rule: A view doesn't create screens. It asks the builder for the screen of the current route, and shows it over the list, which stays as it is.
    docs/3-todo-list.md, 3.9
    """
  static let viewShowsRoute: Comment = """
    Rule: The route decides which screen is visible. When it first appears and after each change, the view shows the screen of the current route over the list.
    docs/3-todo-list.md, 3.9
    """
  static let oneScreenForOneRoute: Comment = """
    Rule: Follow each route exactly once. It may have changed and changed back, so the view acts only if the route differs from the shown one.
    docs/3-todo-list.md, 3.9
    """
  static let noRouteNoDetail: Comment = """
    Rule: No route means that only the list is visible. When the route becomes nil, the view removes its detail, and nothing else.
    docs/3-todo-list.md, 3.9
    """
  static let routeMayEnd: Comment = """
    Rule: Showing a screen may change the route immediately. The view remembers the route that it has shown, not the one that it finds afterwards.
    docs/3-todo-list.md, 3.9
    """
  static let nextTakesThePlace: Comment = """
    Rule: Only one detail is open at a time. The screen of a new route replaces the one before, and stays.
    docs/3-todo-list.md, 3.9
    """
  static let routeMayComeBack: Comment = """
    Rule: A route may come back. The view also remembers that it has ended, so that the same todo can be opened again.
    docs/3-todo-list.md, 3.9
    """
  static let viewReleasesScreens: Comment = """
    Rule: A screen that is no longer shown is deallocated. The view keeps no reference to a screen that it has removed.
    docs/3-todo-list.md, 3.9
    """
  static let followingIsAll: Comment = """
    Rule: No side effects. A new route changes the screen over the list; the list stays as it is, and reports nothing.
    docs/3-todo-list.md, 3.9
    """

  // After each test
  static let objectsAreDeallocated: Comment = """
    Rule: An object has to be deallocated when its owner releases it. Something else still retains it, such as a closure, a task or a static property.
    docs/3-todo-list.md, 3.9
    """
}
