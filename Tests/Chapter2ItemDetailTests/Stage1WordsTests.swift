import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.Rows {
  @Test func `2.3 The presenter shows a message for an empty list`() async throws {
    let list = ListPresenterAndDoubles()

    await when { list.presenter.didRetrieveItems([]) }

    // The view removes its message when it is told to show rows, even none. So a message that comes
    // before the rows is lost.
    try require(list.view.messageShownInVain, equals: nil, Rule.rowsThenWords)
    // The user now sees a message, and no rows.
    try #require(list.view.message != nil, Rule.emptyHasWords)
    try require(list.view.rows, equals: [], Rule.rowsThenWords)
  }

  @Test func `2.3 The presenter shows no message any more when items have arrived`() async throws {
    let list = ListPresenterAndDoubles()
    // First loading fails, so that a message is on the screen.
    await when { list.presenter.didFail(with: .listUnreadable) }
    try #require(list.view.message != nil, Rule.failureHasWords)

    await when { list.presenter.didRetrieveItems([.lamp, .bicycle]) }

    // The two rows need no message above them.
    try require(list.view.message, equals: nil, Rule.emptyHasWords)
  }

  @Test func `2.3 The presenter shows an error message, and leaves the rows`() async throws {
    let list = ListPresenterAndDoubles()
    await when { list.presenter.didRetrieveItems([.lamp, .bicycle]) }

    await when { list.presenter.didFail(with: .listUnreadable) }

    // The user still sees both rows, and a message above them.
    try require(list.view.rows?.count, equals: 2, Rule.failureKeepsRows)
    try #require(list.view.message != nil, Rule.failureHasWords)
  }

  @Test func `2.3 The presenter says at which hour the closed market opens`() async throws {
    let list = ListPresenterAndDoubles()

    await when { list.presenter.didFail(with: .marketClosed(opensAtHour: 9)) }

    // The message may have any words, but it contains the hour as a number.
    let message = try #require(list.view.message, Rule.failureHasWords)
    try require(message.contains("9"), equals: true, Rule.wordsForPeople)
  }

  @Test func `2.3 The presenter treats a tap after an error like a tap before it`() async throws {
    // Both lists receive the same items and the same tap, and only one of them an error.
    let (listWithoutError, list) = (ListPresenterAndDoubles(), ListPresenterAndDoubles())
    await when { listWithoutError.presenter.didRetrieveItems([.lamp, .bicycle]) }
    await when { list.presenter.didRetrieveItems([.lamp, .bicycle]) }

    await when { list.presenter.didFail(with: .listUnreadable) }
    try #require(list.view.message != nil, Rule.failureHasWords)

    // What a tap opens is part of 2.5, so here it only has to be the same.
    await when { listWithoutError.presenter.didSelectItem(id: Item.lamp.id) }
    await when { list.presenter.didSelectItem(id: Item.lamp.id) }
    let opened = listWithoutError.wireframe.opened
    try require(list.wireframe.opened, equals: opened, Rule.failureKeepsItems)
  }

  @Test func `2.3 The presenter has a message of its own for each state`() async {
    // The states are an empty list, an unreadable one, and a market that opens at any hour from 0
    // to 23. Their messages differ, contain the hour as a number, and have no names from the code.
    // No message may be only a part of another one.
    await ListMessages().requireOneForEachState()
  }

  @Test func `2.3 The presenter explains each empty list and error, and does nothing else`() async {
    // `didRetrieveItems(_:)` and `didFail(with:)` arrive in any order. After an empty list or an
    // error, the view shows your own message for it, the same each time, and after any other list
    // it shows none. An error leaves the rows, and an empty list removes them. Nothing is opened,
    // and nothing requested.
    await listPresenterJudge.judge(exercise: 3)
  }
}
