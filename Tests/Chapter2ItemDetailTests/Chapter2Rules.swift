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
  static let rowsAtOnce: Comment = """
    Rule: show the rows at once. Rows that come late take away what the presenter has said about an empty list.
    docs/2-item-detail.md, 2.1
    """
  static let rowsOpenNothing: Comment = """
    Rule: a screen opens when somebody taps. To show rows, the presenter asks the wireframe for nothing.
    docs/2-item-detail.md, 2.1
    """
  static let rowsAreAll: Comment = """
    Rule: do what was asked, and nothing else. Items become rows; nobody is asked for more, and no sentence stands above them.
    docs/2-item-detail.md, 2.1
    """
  static let soldDoNotCount: Comment = """
    Rule: which items count is the interactor's business. Sold ones do not; the presenter never hears of them.
    docs/2-item-detail.md, 2.2
    """
  static let oneAnswer: Comment = """
    Rule: one question, one answer. The interactor hands over all that counts in one list, once.
    docs/2-item-detail.md, 2.2
    """
  static let restIsUntouched: Comment = """
    Rule: an interactor leaves out what does not count, and changes nothing else. The rest goes on as it came, in its order.
    docs/2-item-detail.md, 2.2
    """
  static let nothingLeftIsAnAnswer: Comment = """
    Rule: nothing is an answer, too. When no item counts, the interactor hands over an empty list, once.
    docs/2-item-detail.md, 2.2
    """
  static let countingIsAll: Comment = """
    Rule: do what was asked, and nothing else. The presenter hears of items, and no error; nobody is asked again, and nothing is replaced.
    docs/2-item-detail.md, 2.2
    """
  static let emptyHasWords: Comment = """
    Rule: an empty screen explains nothing. When there are no items, and only then, the presenter has the view say so.
    docs/2-item-detail.md, 2.3
    """
  static let rowsThenWords: Comment = """
    Rule: rows first, then words. New rows take an old message away, and an empty list takes the old rows away.
    docs/2-item-detail.md, 2.3
    """
  static let failureHasWords: Comment = """
    Rule: a swallowed error is a blank screen. When it failed, the presenter has the view say so.
    docs/2-item-detail.md, 2.3
    """
  static let failureIsAnAnswer: Comment = """
    Rule: a failure is an answer. The presenter words it, and does not ask the interactor again.
    docs/2-item-detail.md, 2.3
    """
  static let failureIsNotEmpty: Comment = """
    Rule: "it failed" is not "nothing here". The presenter words the two, and each failure, differently.
    docs/2-item-detail.md, 2.3
    """
  static let wordsForPeople: Comment = """
    Rule: wording is the presenter's work. Put what the error knows into a sentence for a buyer, the hour as a number.
    docs/2-item-detail.md, 2.3
    """
  static let failureKeepsRows: Comment = """
    Rule: a failure takes nothing away. The rows that a buyer sees stay on the screen.
    docs/2-item-detail.md, 2.3
    """
  static let failureKeepsItems: Comment = """
    Rule: a failure takes nothing away. A row that stays can be tapped, so the presenter keeps the items of its rows.
    docs/2-item-detail.md, 2.3
    """
  static let wordsAreAll: Comment = """
    Rule: do what was asked, and nothing else. A buyer reads a sentence; no screen opens, and nobody is asked again.
    docs/2-item-detail.md, 2.3
    """

  // Tap
  static let viewReports: Comment = """
    Rule: a view reports what happened. It tells its presenter the id of the tapped row, once.
    docs/2-item-detail.md, 2.4
    """
  static let viewDecidesNothing: Comment = """
    Rule: a view decides nothing. It opens no screen, and changes nothing on its own, until its presenter says so.
    docs/2-item-detail.md, 2.4
    """
  static let reportingIsAll: Comment = """
    Rule: do what was asked, and nothing else. The presenter hears of the tap; its partners hear nothing from the view.
    docs/2-item-detail.md, 2.4
    """
  static let presenterRoutes: Comment = """
    Rule: a presenter decides that a screen opens, and the wireframe opens it: the chosen item's detail, once.
    docs/2-item-detail.md, 2.5
    """
  static let routingNeedsNoView: Comment = """
    Rule: routing needs no view. The presenter asks the wireframe even when the view is gone.
    docs/2-item-detail.md, 2.5
    """
  static let itemIsWhole: Comment = """
    Rule: pass on what you were given. The wireframe gets the item itself, with all that it holds.
    docs/2-item-detail.md, 2.5
    """
  static let newestItem: Comment = """
    Rule: what is on the screen counts. The item that goes to the wireframe is the one retrieved last.
    docs/2-item-detail.md, 2.5
    """
  static let goneOpensNothing: Comment = """
    Rule: no item, no screen. When nothing has the id any more, the presenter opens nothing in its place.
    docs/2-item-detail.md, 2.5
    """
  static let tapTakesNothing: Comment = """
    Rule: a tap opens a screen, and changes no item. The same row opens its detail again.
    docs/2-item-detail.md, 2.5
    """
  static let shownRowOpens: Comment = """
    Rule: a row that is shown can be tapped. After a failure the presenter still has the items of its rows.
    docs/2-item-detail.md, 2.5
    """
  static let choosingIsAll: Comment = """
    Rule: do what was asked, and nothing else. The list stays as it is, and nobody fetches anything.
    docs/2-item-detail.md, 2.5
    """
}
