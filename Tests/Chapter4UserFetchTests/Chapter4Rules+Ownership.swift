import Testing

extension Rule {
  // Ownership and navigation
  static let weakPresenter: Comment = """
    Rule: A capture list changes how a closure stores an object, never how a property stores it. Objects that retain each other are never deallocated.
    docs/4-user-fetch.md, 4.7
    """
  static let ownersStayStrong: Comment = """
    Rule: Only a reference back to an owner is weak. An object that has no strong reference from its owner is deallocated immediately.
    docs/4-user-fetch.md, 4.7
    """
  static let ownPresenter: Comment = """
    Rule: Each interactor has its own presenter. Two lists may be open, and each result goes to the list that requested it.
    docs/4-user-fetch.md, 4.7
    """
  static let connectingIsAll: Comment = """
    Rule: No side effects. When an interactor gets its presenter, it only stores the reference, and sends no request.
    docs/4-user-fetch.md, 4.7
    """
  static let presenterMayBeDeallocated: Comment = """
    Rule: The presenter may have been deallocated when the result arrives. Its reference must be nil by then, and nothing is delivered.
    docs/4-user-fetch.md, 4.7
    """
  static let ownView: Comment = """
    Rule: Each presenter has its own view. Two lists may be open, and each of them shows its own state.
    docs/4-user-fetch.md, 4.7
    """
  static let viewMayBeDeallocated: Comment = """
    Rule: The view may have been deallocated when a result arrives. The presenter's reference must be nil by then, and nothing is shown.
    docs/4-user-fetch.md, 4.7
    """
  static let listIsDeallocated: Comment = """
    Rule: A module is deallocated with its screen. A single strong reference back toward the view keeps every object behind it in memory.
    docs/4-user-fetch.md, 4.7
    """
  static let presenterRoutes: Comment = """
    Rule: A view only reports the id of the tapped user, which is no position in the list. Each tap opens one detail, of this user as the list has it now, whatever was tapped before.
    docs/4-user-fetch.md, 4.8
    """
  static let missingUserOpensNothing: Comment = """
    Rule: The tapped user may have left the list in the meantime. Then no screen opens, and the app doesn't crash.
    docs/4-user-fetch.md, 4.8
    """
  static let tapChangesNothing: Comment = """
    Rule: No side effects. A tap opens a detail: it doesn't change the state of the list, and sends no request.
    docs/4-user-fetch.md, 4.8
    """
  static let routerPushes: Comment = """
    Rule: A router navigates, and a builder creates the next module. Push the screen of the detail onto the others, exactly once.
    docs/4-user-fetch.md, 4.8
    """
  static let throughThePresenter: Comment = """
    Rule: Enter a module through its presenter. The presenter receives the user. When the connected view has loaded, the presenter alone tells it what to show.
    docs/4-user-fetch.md, 4.8
    """
  static let viewAsksWhenLoaded: Comment = """
    Rule: A builder creates the objects and connects them, and that is all. When the view has loaded, it tells its presenter, which then tells it what to show.
    docs/4-user-fetch.md, 4.8
    """
  static let detailIsNew: Comment = """
    Rule: Each tap opens a new detail. The builder creates it, and no other object keeps a reference to it.
    docs/4-user-fetch.md, 4.8
    """
  static let detailIsDeallocated: Comment = """
    Rule: A module is deallocated with its screen. No object outside the detail may retain a part of it.
    docs/4-user-fetch.md, 4.8
    """

  // After each test
  static let objectsAreDeallocated: Comment = """
    Rule: An object has to be deallocated when its owner releases it. Something else still retains it, such as a closure, a task or a static property.
    docs/4-user-fetch.md, 4.7
    """
}
