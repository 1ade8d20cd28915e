import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2.Rows {
  @Test func `2.3 The presenter shows a message for an empty list`() async throws {
    let list = ListPresenterAndDoubles()

    await when { list.presenter.didRetrieveItems([]) }

    try require(list.view.messageRemovedByRows, equals: nil, Rule.rowsThenWords)
    try #require(list.view.message != nil, Rule.emptyHasWords)
    try require(list.view.rows, equals: [], Rule.rowsThenWords)
  }

  @Test func `2.3 The presenter shows no message above rows`() async throws {
    let list = ListPresenterAndDoubles()
    await when { list.presenter.didFail(with: .listUnreadable) }
    try #require(list.view.message != nil, Rule.failureHasWords)

    await when { list.presenter.didRetrieveItems([.lamp, .bicycle]) }

    try require(list.view.message, equals: nil, Rule.emptyHasWords)
  }

  @Test func `2.3 The presenter shows an error above the rows`() async throws {
    let list = ListPresenterAndDoubles()
    await when { list.presenter.didRetrieveItems([.lamp, .bicycle]) }

    await when { list.presenter.didFail(with: .listUnreadable) }

    try require(list.view.rows?.count, equals: 2, Rule.failureKeepsRows)
    try #require(list.view.message != nil, Rule.failureHasWords)
  }

  @Test func `2.3 The presenter says when the closed market opens`() async throws {
    let list = ListPresenterAndDoubles()

    await when { list.presenter.didFail(with: .marketClosed(opensAtHour: 9)) }

    let message = try #require(list.view.message, Rule.failureHasWords)
    try require(message.contains("9"), equals: true, Rule.wordsForPeople)
  }

  @Test func `2.3 After an error, a tap does the same as before`() async throws {
    let (calm, list) = (ListPresenterAndDoubles(), ListPresenterAndDoubles())
    await when { calm.presenter.didRetrieveItems([.lamp, .bicycle]) }
    await when { list.presenter.didRetrieveItems([.lamp, .bicycle]) }

    await when { list.presenter.didFail(with: .listUnreadable) }
    try #require(list.view.message != nil, Rule.failureHasWords)

    // What a tap does is part of 2.5.
    await when { calm.presenter.didSelectItem(id: Item.lamp.id) }
    await when { list.presenter.didSelectItem(id: Item.lamp.id) }
    try require(list.wireframe.opened, equals: calm.wireframe.opened, Rule.failureKeepsItems)
  }

  @Test func `2.3 Each state has a message of its own`() async {
    await ListMessages().check()
  }

  @Test func `2.3 The presenter explains each empty list and error, and does nothing else`() async {
    // Sends `didRetrieveItems(_:)` and `didFail(with:)` in hundreds of orders, and looks at the
    // view's message and rows.
    await listPresenterJudge.judge(exercise: 3)
  }
}
