import Testing

/// The rules of the last stage: open and return.
extension Rule {
  static let wireframeBuilds: Comment = """
    Rule: A wireframe builds the whole module, also without an output. Create the view, and the presenter, interactor and router that belong to it.
    docs/2-item-detail.md, 2.8
    """
  static let eachCallBuilds: Comment = """
    Rule: Each call builds a new module: view, presenter, interactor and router. Another detail may be open, even one of the same item.
    docs/2-item-detail.md, 2.8
    """
  static let presenterReachesView: Comment = """
    Rule: A presenter sends commands to its view. Connect the presenter back to the view of this module before you return it.
    docs/2-item-detail.md, 2.8
    """
  static let interactorReachesPresenter: Comment = """
    Rule: An interactor reports to its presenter. Connect the interactor back to the one presenter of this module before you return it.
    docs/2-item-detail.md, 2.8
    """
  static let routerReachesScreen: Comment = """
    Rule: A router moves its own screen. Connect the one router of this module, which its presenter has, back to the view.
    docs/2-item-detail.md, 2.8
    """
  static let outputIsPassedOn: Comment = """
    Rule: A module reports to its output. The presenter gets the output that the detail was built with.
    docs/2-item-detail.md, 2.8
    """
  static let routeCarriesItem: Comment = """
    Rule: Navigation carries data. The interactor of the detail is created with the selected item, complete and unchanged.
    docs/2-item-detail.md, 2.8
    """
  static let wireframeStartsNothing: Comment = """
    Rule: A wireframe builds a module and starts nothing. The view's viewDidLoad() is called when its screen is shown.
    docs/2-item-detail.md, 2.8
    """
  static let buildingIsAll: Comment = """
    Rule: No side effects. Each call builds a new detail, which reports nothing to other modules until the user taps.
    docs/2-item-detail.md, 2.8
    """
  static let detailGoesWithScreen: Comment = """
    Rule: A module is deallocated with its screen. References back to an owner are weak, and nothing outside retains the detail.
    docs/2-item-detail.md, 2.8
    """
  static let strongForward: Comment = """
    Rule: Keep a strong reference to what you own. Without an owner, an object of the module is deallocated immediately.
    docs/2-item-detail.md, 2.11
    """
  static let wireframePushes: Comment = """
    Rule: A wireframe navigates between modules. It has the navigator push the detail of the selected item over the list, exactly once.
    docs/2-item-detail.md, 2.9
    """
  static let eachCallOpens: Comment = """
    Rule: The presenter decides which details open. The wireframe opens one for each call, whatever it has opened before, or is open already.
    docs/2-item-detail.md, 2.9
    """
  static let openedItemIsWhole: Comment = """
    Rule: Navigation carries data. Each time, the wireframe passes the item of this call to a new detail, with all of its properties.
    docs/2-item-detail.md, 2.9
    """
  static let detailNamesItself: Comment = """
    Rule: A wireframe opens a screen and doesn't write on it. Its title is up to the detail's presenter, which knows the star of a favourite.
    docs/2-item-detail.md, 2.9
    """
  static let wireframeKeepsNoScreen: Comment = """
    Rule: The navigator owns the screens. Once the detail is closed, no other object may retain it.
    docs/2-item-detail.md, 2.9
    """
  static let wireframePassesOutput: Comment = """
    Rule: The module that opens a detail decides where its result goes. Give the detail the wireframe's output.
    docs/2-item-detail.md, 2.9
    """
  static let outputIsConnected: Comment = """
    Rule: An output that was never connected receives nothing. A detail reports its changes to the presenter of the list that opened it, even if there is another list.
    docs/2-item-detail.md, 2.9
    """
  static let listStartsNothing: Comment = """
    Rule: A wireframe builds a module and starts nothing. The list is loaded when its screen is shown.
    docs/2-item-detail.md, 2.9
    """
  static let openingIsAll: Comment = """
    Rule: No side effects. The list below stays as it was, no other screen opens, and nothing is reported yet.
    docs/2-item-detail.md, 2.9
    """
  static let changeIsShown: Comment = """
    Rule: Show the item that came with the message. The detail's presenter has its view show the item as it is now.
    docs/2-item-detail.md, 2.10
    """
  static let changeIsRemembered: Comment = """
    Rule: Don't keep a stale copy. After a change, the detail's presenter uses the new item, also when it shows the seller.
    docs/2-item-detail.md, 2.10
    """
  static let changeIsReported: Comment = """
    Rule: A result returns through the output. The detail's presenter reports each changed item to it, exactly once.
    docs/2-item-detail.md, 2.10
    """
  static let removedStarReturns: Comment = """
    Rule: A removed star is a change like a new one. The detail shows and reports it, and the list has its interactor keep it.
    docs/2-item-detail.md, 2.10
    """
  static let resultIsNotLost: Comment = """
    Rule: A result must not be lost. Even if the user closes the detail right after the change, its output receives the item.
    docs/2-item-detail.md, 2.10
    """
  static let onlyChangeIsReported: Comment = """
    Rule: Report changes only. An item that the detail's presenter has just retrieved has not changed.
    docs/2-item-detail.md, 2.10
    """
  static let detailStaysOpen: Comment = """
    Rule: A screen closes when the user closes it. A change is shown and reported, but the detail stays open.
    docs/2-item-detail.md, 2.10
    """
  static let changeIsKept: Comment = """
    Rule: Storing items is the interactor's responsibility. The list's presenter has its interactor keep the changed item as it is, exactly once, even if the list does not contain it.
    docs/2-item-detail.md, 2.10
    """
  static let keepingRetrieves: Comment = """
    Rule: Ask once. An interactor that keeps an item also retrieves all items again, so no second request is needed.
    docs/2-item-detail.md, 2.10
    """
  static let othersHaveNotChanged: Comment = """
    Rule: Only one item has changed. A tap on another row opens the same item as before.
    docs/2-item-detail.md, 2.10
    """
  static let listShowsChange: Comment = """
    Rule: A result has to become visible. A favourite that was marked in the detail has its star in the list.
    docs/2-item-detail.md, 2.10
    """
  static let returningIsAll: Comment = """
    Rule: No side effects. One item has changed, so nothing else is requested, opened, closed or shown.
    docs/2-item-detail.md, 2.10
    """
  static let navigatorIsBorrowed: Comment = """
    Rule: Every object needs a strong reference from its owner, but a reference back to an owner is weak, also in a closure, or they form a retain cycle. No static property retains that owner either.
    docs/2-item-detail.md, 2.11
    """
  static let windowMayBeClosed: Comment = """
    Rule: A reference back may have lost its object. A tap that arrives after its window was closed opens nothing, and the app doesn't crash.
    docs/2-item-detail.md, 2.11
    """
  static let propertyIsItsOwn: Comment = """
    Rule: A property has the object that was set last. No list changes it by itself, and none shares it with the list of another window.
    docs/2-item-detail.md, 2.11
    """
  static let windowsAreApart: Comment = """
    Rule: Each window has its own navigator. At each tap, a list opens a detail in the window that it is in, even while there is another one.
    docs/2-item-detail.md, 2.11
    """

  // After each step
  static let collaboratorsStay: Comment = """
    Rule: Only a wireframe connects objects. The view, the presenter and the interactor keep their collaborators, because the next message needs them.
    docs/2-item-detail.md, 2.8
    """

  static let collaboratorsAreCurrent: Comment = """
    Rule: A message goes to the object that a property has now. Read the property each time, because another object may have replaced the earlier one.
    docs/2-item-detail.md, 2.8
    """

  // After each test
  static let borrowedIsNotKept: Comment = """
    Rule: An object knows each collaborator through one property. No other property or closure may keep that object in memory.
    docs/2-item-detail.md, 2.8
    """
  static let piecesGo: Comment = """
    Rule: An object has to be deallocated when its owner releases it. Something else still retains it, such as a closure, a task or a static property.
    docs/2-item-detail.md, 2.8
    """
}
