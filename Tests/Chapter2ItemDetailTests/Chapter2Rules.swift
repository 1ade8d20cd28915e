import Testing

/// The rules of chapter 2, as its tests print them.
enum Rule {
  // Rows
  static let viewGetsWords: Comment = """
    Rule: A view gets display-ready values, not entities. The presenter maps each item to a row, and has the view show the rows.
    docs/2-item-detail.md, 2.1
    """
  static let priceHasTwoDigits: Comment = """
    Rule: Formatting is presentation logic, and no view does it. A price is the exact amount: the euros, a point, and two digits for the cents.
    docs/2-item-detail.md, 2.1
    """
  static let titleComesWithItem: Comment = """
    Rule: A view model says all that the view shows. The title of a row is the item's, as the formatter writes it, with the star of a favourite.
    docs/2-item-detail.md, 2.1
    """
  static let rowHasIdentity: Comment = """
    Rule: A row has the identity of its item. A position changes as soon as the list does, so it can't be the id of a row.
    docs/2-item-detail.md, 2.1
    """
  static let presenterShowsAll: Comment = """
    Rule: A presenter decides how items look, not which ones are shown. It shows all that it received, in order, even an empty list.
    docs/2-item-detail.md, 2.1
    """
  static let eachListIsShown: Comment = """
    Rule: Each result is shown, even the same items once more. The view gets the rows of the newest items, whatever it got before.
    docs/2-item-detail.md, 2.1
    """
  static let rowsAtOnce: Comment = """
    Rule: Show the rows immediately. Rows that are shown later remove the message that the presenter has shown for an empty list or an error.
    docs/2-item-detail.md, 2.1
    """
  static let rowsOpenNothing: Comment = """
    Rule: A screen opens when the user taps. To show rows, the presenter doesn't need the wireframe.
    docs/2-item-detail.md, 2.1
    """
  static let rowsAreAll: Comment = """
    Rule: No side effects. The presenter maps items to rows, so it asks for nothing more and shows no message above them.
    docs/2-item-detail.md, 2.1
    """
  static let soldDoNotCount: Comment = """
    Rule: Which items are offered is a business rule. Sold items are left out without exception, on every screen and from every source.
    docs/2-item-detail.md, 2.2
    """
  static let presenterFiltersNothing: Comment = """
    Rule: A business rule is applied once, by the interactor. The presenter shows every item that it receives.
    docs/2-item-detail.md, 2.2
    """
  static let oneAnswer: Comment = """
    Rule: One request, one result. The interactor delivers all items for sale in one list, exactly once.
    docs/2-item-detail.md, 2.2
    """
  static let restIsUntouched: Comment = """
    Rule: Only the items that are sold now are left out. The interactor delivers all others as they are, in the same order.
    docs/2-item-detail.md, 2.2
    """
  static let offerIsCurrent: Comment = """
    Rule: Each request has a result of its own. The interactor offers what is not sold now, whatever was sold or offered before.
    docs/2-item-detail.md, 2.2
    """
  static let sourceHasAll: Comment = """
    Rule: A business rule is applied once, by the interactor. The source only knows what is stored, so it provides all items, even sold ones.
    docs/2-item-detail.md, 2.2
    """
  static let nothingLeftIsAnAnswer: Comment = """
    Rule: An empty list is a result, and no error. If everything is sold, the interactor delivers it, exactly once.
    docs/2-item-detail.md, 2.2
    """
  static let countingIsAll: Comment = """
    Rule: No side effects. The presenter receives items and no error, and the interactor doesn't ask the source again or replace an item.
    docs/2-item-detail.md, 2.2
    """
  static let emptyHasWords: Comment = """
    Rule: An empty screen explains nothing. After an empty list, the presenter has the view show a message, and after any other list it shows none.
    docs/2-item-detail.md, 2.3
    """
  static let rowsThenWords: Comment = """
    Rule: Rows first, then the message. New rows remove an old message, and an empty list removes the old rows.
    docs/2-item-detail.md, 2.3
    """
  static let wordsAreNotLate: Comment = """
    Rule: What arrives last is on the screen. Items can follow right after an empty list or an error, so a message must not appear later.
    docs/2-item-detail.md, 2.3
    """
  static let failureHasWords: Comment = """
    Rule: Don't swallow errors. Each time loading fails, the presenter has the view show an error message.
    docs/2-item-detail.md, 2.3
    """
  static let failureIsAnAnswer: Comment = """
    Rule: An error is a result. The presenter shows a message for it, and doesn't ask the interactor again.
    docs/2-item-detail.md, 2.3
    """
  static let failureIsNotEmpty: Comment = """
    Rule: An error state is not an empty state. The presenter shows a different message for each of the two, and for each error.
    docs/2-item-detail.md, 2.3
    """
  static let eachStateHasItsReason: Comment = """
    Rule: An error state explains what has failed. No message is only a part of another, because an unreadable list is no closed market.
    docs/2-item-detail.md, 2.3
    """
  static let wordsForPeople: Comment = """
    Rule: An error message is presentation logic. Turn what the error knows into a sentence for the user, with the error's hour as a number.
    docs/2-item-detail.md, 2.3
    """
  static let failureKeepsRows: Comment = """
    Rule: An error removes nothing. The rows that the user sees stay on the screen.
    docs/2-item-detail.md, 2.3
    """
  static let failureKeepsItems: Comment = """
    Rule: An error removes nothing. The rows stay and can be tapped, so the presenter keeps the items behind them.
    docs/2-item-detail.md, 2.3
    """
  static let wordsAreAll: Comment = """
    Rule: No side effects. The user sees a message, but no screen opens, and the presenter doesn't ask again.
    docs/2-item-detail.md, 2.3
    """

  // Tap
  static let viewReports: Comment = """
    Rule: A view reports the row that the user sees and taps, by identity and exactly once. A position means another item as soon as the list changes.
    docs/2-item-detail.md, 2.4
    """
  static let shownRowIsReported: Comment = """
    Rule: A tap means the row that the user sees. The view takes the id at once, from the rows that this view was given last.
    docs/2-item-detail.md, 2.4
    """
  static let eachTapIsReported: Comment = """
    Rule: A view reports each tap, whatever was tapped before. After closing a detail, the user can open it again.
    docs/2-item-detail.md, 2.4
    """
  static let messageKeepsTaps: Comment = """
    Rule: A message removes nothing. The rows below it are still visible, so the view reports a tap on each of them.
    docs/2-item-detail.md, 2.4
    """
  static let viewDecidesNothing: Comment = """
    Rule: A view makes no decisions. It shows all that its presenter sends, even the same rows once more, and it opens no screen and changes nothing by itself.
    docs/2-item-detail.md, 2.4
    """
  static let reportingIsAll: Comment = """
    Rule: No side effects. The view tells its presenter about the tap, and sends nothing to the presenter's collaborators.
    docs/2-item-detail.md, 2.4
    """
  static let presenterRoutes: Comment = """
    Rule: The presenter decides that a screen opens, and the wireframe opens it: the detail of the selected item, exactly once.
    docs/2-item-detail.md, 2.5
    """
  static let eachTapOpens: Comment = """
    Rule: The user decides what opens. Each tap opens the detail of its item, even if two taps follow each other at once.
    docs/2-item-detail.md, 2.5
    """
  static let receivedItemOpens: Comment = """
    Rule: A business rule is applied once, by the interactor. The presenter shows each item that it receives, so a tap opens any of them.
    docs/2-item-detail.md, 2.5
    """
  static let routingNeedsNoView: Comment = """
    Rule: Navigation needs no view. The presenter calls the wireframe even if the view has been deallocated.
    docs/2-item-detail.md, 2.5
    """
  static let itemIsWhole: Comment = """
    Rule: Pass on the item itself. The wireframe needs all of its properties, so a partial copy is not enough.
    docs/2-item-detail.md, 2.5
    """
  static let newestItem: Comment = """
    Rule: Don't open a stale item. At each tap, the presenter looks in the list that the interactor delivered last, and passes on what it finds there.
    docs/2-item-detail.md, 2.5
    """
  static let goneOpensNothing: Comment = """
    Rule: No item, no screen. If the list no longer contains the id, the presenter opens nothing, not even another item.
    docs/2-item-detail.md, 2.5
    """
  static let othersStillOpen: Comment = """
    Rule: A tap on an item that no longer exists changes nothing. The rows that are still in the list open their items as before.
    docs/2-item-detail.md, 2.5
    """
  static let tapTakesNothing: Comment = """
    Rule: A tap opens a screen and changes no data. Another tap on the same row opens its detail again.
    docs/2-item-detail.md, 2.5
    """
  static let shownRowOpens: Comment = """
    Rule: Every visible row can be tapped. After an error, the presenter still has the items behind its rows.
    docs/2-item-detail.md, 2.5
    """
  static let choosingIsAll: Comment = """
    Rule: No side effects. The list stays as it is, and the presenter asks for nothing.
    docs/2-item-detail.md, 2.5
    """
}
