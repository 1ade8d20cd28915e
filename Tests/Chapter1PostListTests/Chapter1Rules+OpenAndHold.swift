import Testing

extension Rule {
  // Open a post
  static let presenterRoutes: Comment = """
    Rule: A presenter decides when to navigate, and leaves the rest to the role that knows other modules. Each tap opens its post, exactly once, whatever was tapped before or is tapped next.
    docs/1-post-list.md, 1.8
    """
  static let routingNeedsNoView: Comment = """
    Rule: Navigation needs no view. The presenter calls the wireframe even if the view has been deallocated.
    docs/1-post-list.md, 1.8
    """
  static let openingIsAll: Comment = """
    Rule: No side effects. The list stays as it is, and nothing is requested or saved.
    docs/1-post-list.md, 1.8
    """
  static let viewReachesPresenter: Comment = """
    Rule: A view reports to its presenter. Connect the view to the presenter of its module.
    docs/1-post-list.md, 1.9
    """
  static let presenterReachesView: Comment = """
    Rule: A presenter sends commands to its view. Connect the presenter back to the view of its module.
    docs/1-post-list.md, 1.9
    """
  static let presenterReachesInteractor: Comment = """
    Rule: A presenter sends requests to its interactor. Connect the presenter to the interactor of its module.
    docs/1-post-list.md, 1.9
    """
  static let presenterReachesWireframe: Comment = """
    Rule: A presenter leaves navigation to its wireframe. Connect the presenter to the wireframe of its module.
    docs/1-post-list.md, 1.9
    """
  static let interactorReachesPresenter: Comment = """
    Rule: An interactor delivers its results to its presenter. Connect the one interactor of this module, which its presenter has, back to this presenter.
    docs/1-post-list.md, 1.9
    """
  static let routeCarriesPost: Comment = """
    Rule: A screen opens with its data. The interactor of the detail has to receive the post that the user tapped.
    docs/1-post-list.md, 1.9
    """
  static let detailHasOwnObjects: Comment = """
    Rule: Each detail is a module of its own. It uses its own presenter and interactor, so that it shows its own post, however many are open.
    docs/1-post-list.md, 1.9
    """
  static let detailShowsPost: Comment = """
    Rule: A missing reference is a message that never arrives. In a module that is connected, the post reaches the screen.
    docs/1-post-list.md, 1.9
    """
  static let connectedBeforeLoading: Comment = """
    Rule: A view asks for its post once, when it loads. Connect everything and pass the post before that, and start nothing yourself.
    docs/1-post-list.md, 1.9
    """
  static let wiringIsAll: Comment = """
    Rule: Connecting has no side effects. Until the view has loaded, nothing is shown, opened or requested.
    docs/1-post-list.md, 1.9
    """
  static let detailGoesWithScreen: Comment = """
    Rule: A module lives as long as its screen. Nothing outside the detail may have a strong reference into it.
    docs/1-post-list.md, 1.9
    """

  // Ownership and memory
  static let weakView: Comment = """
    Rule: Reference your owner weakly. The view owns its presenter, so the presenter must not keep the view in memory.
    docs/1-post-list.md, 1.10
    """
  static let weakOutput: Comment = """
    Rule: Reference your owner weakly. The presenter owns its interactor, so the interactor must not keep the presenter in memory.
    docs/1-post-list.md, 1.10
    """
  static let weakHandler: Comment = """
    Rule: Reference weakly what you call back, like a delegate. The remote data manager must not keep its handler in memory.
    docs/1-post-list.md, 1.10
    """
  static let stillConnected: Comment = """
    Rule: A weak reference lasts as long as its object. Until the screen is closed, each object can reach the one that it calls back.
    docs/1-post-list.md, 1.10
    """
  static let propertyIsItsOwn: Comment = """
    Rule: A property has the object that was set last, or nil. It returns no earlier object, and none that was set in another list.
    docs/1-post-list.md, 1.10
    """
  static let connectingIsAll: Comment = """
    Rule: To connect an object is no work. A property that gets another object sends no message, and requests nothing.
    docs/1-post-list.md, 1.10
    """
  static let receiverMayBeGone: Comment = """
    Rule: A message may arrive after its receiver was deallocated. The weak reference is nil then, so nothing happens, and the app doesn't crash.
    docs/1-post-list.md, 1.10
    """
  static let strongForward: Comment = """
    Rule: Keep a strong reference to what you own. Otherwise it is deallocated at once, because no other object owns it.
    docs/1-post-list.md, 1.10
    """
  static let listGoesWithScreen: Comment = """
    Rule: A module lives as long as its screen. A single strong reference back to an owner keeps all of it in memory.
    docs/1-post-list.md, 1.10
    """

  // After each step
  static let collaboratorsStay: Comment = """
    Rule: Only a wireframe connects objects. The presenter and the interactor keep their collaborators, because the next message needs them.
    docs/1-post-list.md, 1.9
    """

  static let collaboratorsAreCurrent: Comment = """
    Rule: A message goes to the object that a property has now. Read the property each time, because another object may have replaced the earlier one.
    docs/1-post-list.md, 1.9
    """

  // After each test
  static let borrowedIsNotKept: Comment = """
    Rule: An object knows each collaborator through one property. No other property or closure may keep that object in memory.
    docs/1-post-list.md, 1.10
    """
  static let piecesGo: Comment = """
    Rule: An object has to be deallocated when its owner releases it. Something else still retains it, such as a closure, a task or a static property.
    docs/1-post-list.md, 1.10
    """
}
