import Testing

/// The rules of the last stage: open and return.
extension Rule {
  static let wireframeBuilds: Comment = """
    Rule: a wireframe builds a whole module. Make its view, whose presenter, interactor and router come with it.
    docs/2-item-detail.md, 2.8
    """
  static let presenterReachesView: Comment = """
    Rule: a presenter gives orders to its view. Connect the presenter back to this module's view.
    docs/2-item-detail.md, 2.8
    """
  static let interactorReachesPresenter: Comment = """
    Rule: an interactor answers its presenter. Connect the interactor back to the one presenter of this module.
    docs/2-item-detail.md, 2.8
    """
  static let routerReachesScreen: Comment = """
    Rule: a router moves its own screen. Connect the router back to this module's view.
    docs/2-item-detail.md, 2.8
    """
  static let outputIsPassedOn: Comment = """
    Rule: a module has one way to answer: its output. Hand the presenter the output that the detail was built with.
    docs/2-item-detail.md, 2.8
    """
  static let routeCarriesItem: Comment = """
    Rule: a route carries its data. The interactor of the detail is made with the item that was chosen.
    docs/2-item-detail.md, 2.8
    """
  static let wireframeStartsNothing: Comment = """
    Rule: a wireframe builds, and starts nothing. The view's viewDidLoad() is called when its screen is shown.
    docs/2-item-detail.md, 2.8
    """
  static let buildingIsAll: Comment = """
    Rule: do what was asked, and nothing else. Each call builds a new detail, which tells nobody anything until a person taps.
    docs/2-item-detail.md, 2.8
    """
  static let detailGoesWithScreen: Comment = """
    Rule: a module goes with its screen. Its ways back are weak, and nobody outside keeps a piece of the detail.
    docs/2-item-detail.md, 2.8
    """
  static let navigatorIsBorrowed: Comment = """
    Rule: a wireframe borrows its navigator. The navigator holds the screen that holds the wireframe; make no cycle.
    docs/2-item-detail.md, 2.9
    """
  static let strongForward: Comment = """
    Rule: hold strongly what you own. Without an owner, a piece of the module is gone at once.
    docs/2-item-detail.md, 2.9
    """
  static let wireframePushes: Comment = """
    Rule: a wireframe moves between modules. It has the navigator push the chosen item's detail over the list, once.
    docs/2-item-detail.md, 2.9
    """
  static let openedItemIsWhole: Comment = """
    Rule: a route carries its data. The wireframe hands the chosen item on to its detail, with all that it holds.
    docs/2-item-detail.md, 2.9
    """
  static let wireframeKeepsNoScreen: Comment = """
    Rule: the navigator owns the screens. Once the detail is closed, nobody may hold on to it.
    docs/2-item-detail.md, 2.9
    """
  static let wireframePassesOutput: Comment = """
    Rule: whoever opens a module says who hears from it. Give the detail the wireframe's output.
    docs/2-item-detail.md, 2.9
    """
  static let openingIsAll: Comment = """
    Rule: do what was asked, and nothing else. The list stays below as it was, nobody hears of the opening, and no other screen opens.
    docs/2-item-detail.md, 2.9
    """
  static let changeIsShown: Comment = """
    Rule: show the item that came with the message. The detail's presenter has its view show the item as it is now.
    docs/2-item-detail.md, 2.10
    """
  static let changeIsRemembered: Comment = """
    Rule: what came last counts. Asked for the seller after a change, the detail's presenter speaks of the item as it is now.
    docs/2-item-detail.md, 2.10
    """
  static let changeIsReported: Comment = """
    Rule: a result goes back through the output. The detail's presenter reports each changed item to it, once.
    docs/2-item-detail.md, 2.10
    """
  static let onlyChangeIsReported: Comment = """
    Rule: what was only looked at has not changed. The detail's presenter reports no item that it just retrieved.
    docs/2-item-detail.md, 2.10
    """
  static let detailStaysOpen: Comment = """
    Rule: a screen closes when a person closes it. A change is shown and reported; the detail stays open.
    docs/2-item-detail.md, 2.10
    """
  static let changeIsKept: Comment = """
    Rule: items are the interactor's business. The list's presenter has its interactor keep the changed item, once.
    docs/2-item-detail.md, 2.10
    """
  static let keepingRetrieves: Comment = """
    Rule: ask once. An interactor that keeps an item retrieves the items again by itself.
    docs/2-item-detail.md, 2.10
    """
  static let othersHaveNotChanged: Comment = """
    Rule: one item has changed, and the others have not. A tap on another row opens what it opened before.
    docs/2-item-detail.md, 2.10
    """
  static let listShowsChange: Comment = """
    Rule: a result that nobody shows is lost. A favourite that was marked in the detail has its star in the list.
    docs/2-item-detail.md, 2.10
    """
  static let returningIsAll: Comment = """
    Rule: do what was asked, and nothing else. One item has changed: nothing is asked for again, opened, closed or said.
    docs/2-item-detail.md, 2.10
    """

  // After each test
  static let piecesGo: Comment = """
    Rule: a piece goes when nobody needs it any more. Something that it keeps, or has started, still holds it.
    docs/2-item-detail.md, 2.8
    """
}
