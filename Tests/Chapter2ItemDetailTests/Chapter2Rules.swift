import Testing

/// The rules of chapter 2, as its tests print them.
enum Rule {
  // Rows
  static let viewGetsWords: Comment = """
    Rule: a view sees only words. The presenter turns each item into a row, and has the view show the rows.
    docs/2-item-detail.md, 2.1
    """
  static let presenterShowsAll: Comment = """
    Rule: a presenter chooses words, not items. What the interactor hands over is shown, in its order, be it all or nothing.
    docs/2-item-detail.md, 2.1
    """
  static let soldDoNotCount: Comment = """
    Rule: which items count is the interactor's business. Sold ones do not; the presenter never hears of them.
    docs/2-item-detail.md, 2.2
    """
  static let nothingLeftIsAnAnswer: Comment = """
    Rule: nothing is an answer, too. When no item counts, the interactor hands over an empty list, once.
    docs/2-item-detail.md, 2.2
    """
  static let emptyHasWords: Comment = """
    Rule: an empty screen explains nothing. When there are no items, and only then, the presenter has the view say so.
    docs/2-item-detail.md, 2.3
    """
  static let failureHasWords: Comment = """
    Rule: a swallowed error is a blank screen. When it failed, the presenter has the view say so.
    docs/2-item-detail.md, 2.3
    """
  static let failureIsNotEmpty: Comment = """
    Rule: "it failed" is not "nothing here". The presenter words the two, and each failure, differently.
    docs/2-item-detail.md, 2.3
    """
  static let wordsForPeople: Comment = """
    Rule: wording is the presenter's work. Put what the error knows into a sentence for a buyer: when does it open?
    docs/2-item-detail.md, 2.3
    """
  static let failureKeepsRows: Comment = """
    Rule: a failure takes nothing away. The rows that a buyer sees stay on the screen.
    docs/2-item-detail.md, 2.3
    """

  // Tap
  static let viewReports: Comment = """
    Rule: a view reports what happened. It tells its presenter the id of the tapped row, once.
    docs/2-item-detail.md, 2.4
    """
  static let viewDecidesNothing: Comment = """
    Rule: a view decides nothing. It opens no screen, and changes no row, until its presenter says so.
    docs/2-item-detail.md, 2.4
    """
  static let presenterRoutes: Comment = """
    Rule: a presenter decides that a screen opens, and the wireframe opens it: the chosen item's detail, once.
    docs/2-item-detail.md, 2.5
    """
  static let newestItem: Comment = """
    Rule: what is on the screen counts. The item that goes to the wireframe is the one retrieved last.
    docs/2-item-detail.md, 2.5
    """

  // Your own test
  static let mockRemembers: Comment = """
    Rule: a mock remembers every call. Keep the item of each, in order, so that a test can count and compare.
    docs/2-item-detail.md, 2.6
    """
  static func checkCrashed(on deed: String?) -> Comment {
    """
    Rule: a test that crashes judges nothing. Take no item out of a list that may be empty; compare the list.
    Crashed on: a presenter that \(deed ?? "").
    docs/2-item-detail.md, 2.7
    """
  }
  static func checkRejected(_ deeds: [String]) -> Comment {
    """
    Rule: a test that rejects a right answer is soon switched off. Expect what the presenter must do, and no more.
    \(deeds.map { "Rejected: a presenter that \($0)." }.joined(separator: "\n"))
    docs/2-item-detail.md, 2.7
    """
  }
  static func checkLetThrough(_ deeds: [String]) -> Comment {
    """
    Rule: a test is worth what it rejects. Expect more of yours, until no broken presenter gets through.
    \(deeds.map { "Let through: a presenter that \($0)." }.joined(separator: "\n"))
    docs/2-item-detail.md, 2.7
    """
  }

  // Open and return
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
  static let detailGoesWithScreen: Comment = """
    Rule: a module goes with its screen. Nothing outside the detail may hold on to a piece of it.
    docs/2-item-detail.md, 2.8
    """
  static let navigatorIsBorrowed: Comment = """
    Rule: a wireframe borrows its navigator. The navigator holds the screen that holds the wireframe; close no circle.
    docs/2-item-detail.md, 2.9
    """
  static let wireframePushes: Comment = """
    Rule: a wireframe moves between modules. It has the navigator push the chosen item's detail over the list, once.
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
  static let changeIsShown: Comment = """
    Rule: an answer becomes an order. The detail's presenter has its view show the item as it is now.
    docs/2-item-detail.md, 2.10
    """
  static let changeIsReported: Comment = """
    Rule: a result goes back through the output. The detail's presenter reports each changed item to it, once.
    docs/2-item-detail.md, 2.10
    """
  static let changeIsKept: Comment = """
    Rule: items are the interactor's business. The list's presenter has its interactor keep the changed item, once.
    docs/2-item-detail.md, 2.10
    """
  static let listShowsChange: Comment = """
    Rule: a result that nobody shows is lost. A favourite that was marked in the detail has its star in the list.
    docs/2-item-detail.md, 2.10
    """
}
