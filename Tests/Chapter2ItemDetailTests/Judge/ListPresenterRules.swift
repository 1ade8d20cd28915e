import TestSupport
import Testing

@testable import Chapter2ItemDetail

private let lists: Set<ListPresenterModel.Kind> = [.items, .itemsAgain, .itemsInTurn]
private let noLists: Set<ListPresenterModel.Kind> = [.noItems, .noItemsInTurn]
private let errors: Set<ListPresenterModel.Kind> = [.error, .errorInTurn]
private let taps: Set<ListPresenterModel.Kind> = [
  .tap, .tapInTurn, .tapAgain, .tapAfterError, .tapAfterStaleTap, .tapOnNewList, .tapOnOddItem,
]
private let changes: Set<ListPresenterModel.Kind> = [.change, .changeWithoutStar]

/// Which rule of the presenter is broken when a part of the recording differs after a message.
let listPresenterRules: [RuleRow<ListPresenterModel>] = [
  RuleRow(
    1, after: [.items], "whether the view has shown rows", \.hasShownRows, Rule.viewGetsWords),
  RuleRow(1, after: [.items], "view.rows.count", \.rows?.count, Rule.presenterShowsAll),
  RuleRow(1, after: [.items], "the ids of view.rows, sorted", \.sortedIDs, Rule.rowHasIdentity),
  RuleRow(1, after: [.items], "the ids of view.rows", \.ids, Rule.presenterShowsAll),
  RuleRow(1, after: [.items], "the titles of view.rows", \.titles, Rule.titleComesWithItem),
  RuleRow(1, after: [.items], "view.rows", \.rows, Rule.priceHasTwoDigits),
  RuleRow(1, after: noLists, "view.rows", \.rows, Rule.presenterShowsAll),
  RuleRow(
    1, after: [.itemsAgain, .noItems], "whether the view has shown rows", \.hasShownRows,
    Rule.eachListIsShown),
  RuleRow(1, after: [.itemsAgain, .itemsInTurn], "view.rows", \.rows, Rule.eachListIsShown),
  RuleRow(
    1, after: [.noItems], "the message that the rows have removed", \.removedMessage,
    Rule.rowsAtOnce),
  RuleRow(1, after: lists.union(noLists), "wireframe.opened", \.opened, Rule.rowsOpenNothing),
  RuleRow(
    1, after: [.items, .itemsAgain], "the screen and all calls", \.settled, Rule.rowsAreAll),
  // The message for an empty list is part of 2.3.
  RuleRow(1, after: noLists, "all calls", \.withoutMessage, Rule.rowsAreAll),

  RuleRow(
    2, after: lists.union(noLists), "view.rows.count", \.rows?.count, Rule.presenterFiltersNothing),
  RuleRow(2, after: lists, "the screen and all calls", \.withIDsOnly, Rule.countingIsAll),

  RuleRow(3, after: noLists, "the ids of view.rows", \.ids, Rule.rowsThenWords),
  RuleRow(
    3, after: [.noItems], "the message that the rows have removed", \.removedMessage,
    Rule.rowsThenWords),
  RuleRow(3, after: [.noItems], "view.message", \.shownMessage, Rule.emptyHasWords),
  RuleRow(3, after: [.items, .itemsAgain], "view.message", \.shownMessage, Rule.emptyHasWords),
  RuleRow(3, after: [.error], "interactor.requests", \.requests, Rule.failureIsAnAnswer),
  RuleRow(3, after: errors, "the ids of view.rows", \.ids, Rule.failureKeepsRows),
  RuleRow(3, after: [.error], "view.message", \.shownMessage, Rule.failureHasWords),
  RuleRow(
    3, after: errors, "the message that the rows have removed", \.removedMessage, Rule.rowsAtOnce),
  RuleRow(
    3, after: errors.union(noLists).union(lists), "view.message", \.shownMessage,
    Rule.wordsAreNotLate),
  RuleRow(
    3, after: errors.union(noLists), "the screen and all calls", \.withIDsOnly, Rule.wordsAreAll),

  RuleRow(5, after: [.tap], "the ids of wireframe.opened", \.openedIDs, Rule.presenterRoutes),
  RuleRow(5, after: [.tap], "wireframe.opened", \.opened, Rule.itemIsWhole),
  RuleRow(5, after: [.tapAgain], "wireframe.opened", \.opened, Rule.tapTakesNothing),
  RuleRow(
    5, after: [.tapOnOddItem], "the ids of wireframe.opened", \.openedIDs, Rule.receivedItemOpens),
  RuleRow(5, after: [.tapOnNewList], "wireframe.opened", \.opened, Rule.newestItem),
  RuleRow(5, after: [.tapAfterStaleTap], "wireframe.opened", \.opened, Rule.othersStillOpen),
  RuleRow(5, after: [.tapAfterError], "wireframe.opened", \.opened, Rule.shownRowOpens),
  RuleRow(5, after: [.staleTap], "wireframe.opened", \.opened, Rule.goneOpensNothing),
  RuleRow(5, after: [.tapInTurn], "the ids of wireframe.opened", \.openedIDs, Rule.eachTapOpens),
  RuleRow(5, after: taps, "wireframe.opened", \.opened, Rule.itemIsWhole),
  RuleRow(5, after: taps, "interactor.kept", \.kept, Rule.tapTakesNothing),
  RuleRow(5, after: taps, "the screen and all calls", \.withIDsOnly, Rule.choosingIsAll),
  RuleRow(5, after: [.staleTap], "all other calls", \.withoutAnswer, Rule.goneOpensNothing),
  RuleRow(
    5, after: taps, "the ids of wireframe.opened", \.openedIDs, Rule.routingNeedsNoView,
    when: .without("presenter.view")),

  RuleRow(10, after: [.change], "interactor.kept", \.kept, Rule.changeIsKept),
  RuleRow(10, after: [.changeWithoutStar], "interactor.kept", \.kept, Rule.removedStarReturns),
  RuleRow(10, after: changes, "interactor.requests", \.requests, Rule.keepingRetrieves),
  RuleRow(10, after: changes, "the screen and all calls", \.withIDsOnly, Rule.returningIsAll),
  RuleRow(10, after: [.tapAfterChange], "wireframe.opened", \.opened, Rule.othersHaveNotChanged),
  RuleRow(
    10, after: changes, "interactor.kept", \.kept, Rule.changeIsKept,
    when: .without("presenter.view")),
  RuleRow(10, after: changes, "interactor.kept", \.kept, Rule.changeIsKept, when: .released),
]

nonisolated extension ListRecording {
  fileprivate var ids: [ItemRow.ID]? { rows?.map(\.id) }
  fileprivate var sortedIDs: [ItemRow.ID]? { ids?.sorted() }
  fileprivate var titles: [String]? { rows?.map(\.title) }
  fileprivate var openedIDs: [Item.ID] { opened.map(\.id) }

  var shownMessage: ShownMessage { ShownMessage(text: message) }
  /// A message that was shown in vain, because rows came after it.
  var removedMessage: String? { message == nil ? lostMessage : nil }

  fileprivate var withoutMessage: ListRecording {
    var rest = settled
    rest.message = nil
    return rest
  }

  /// What the rows say is part of 2.1.
  fileprivate var withIDsOnly: ListRecording {
    var rest = settled
    rest.rows = rows?.map { ItemRow(id: $0.id, title: "", price: "") }
    return rest
  }

  /// A tap on a stale row may be explained, or lead to a request.
  fileprivate var withoutAnswer: ListRecording {
    var rest = withIDsOnly
    (rest.message, rest.requests) = (nil, 0)
    return rest
  }
}

/// The message on the screen, or which texts would be right if there is none.
nonisolated struct ShownMessage: Equatable, CustomTestStringConvertible {
  let text: String?

  var testDescription: String {
    text == ListPresenterModel.anyText ? ListPresenterModel.anyText : Words.value(text)
  }
}
