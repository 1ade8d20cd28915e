import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Rows")
  struct Rows {
    @Test func `2.1 The presenter maps items to rows of display strings`() async throws {
      let list = ListPresenterAndDoubles()

      await when { list.presenter.didRetrieveItems([.lamp, .bicycle]) }

      let rows = try #require(list.view.rows, Rule.viewGetsWords)
      try require(rows.map(\.title), equals: ["Desk lamp", "Bicycle"], Rule.presenterShowsAll)
    }

    @Test func `2.1 The presenter shows no rows when there are no items`() async throws {
      let list = ListPresenterAndDoubles()
      await when { list.presenter.didRetrieveItems([.lamp, .bicycle]) }

      await when { list.presenter.didRetrieveItems([]) }

      try require(list.view.rows, equals: [], Rule.presenterShowsAll)
    }

    @Test func `2.1 A price has the euros, and two digits for the cents`() throws {
      let prices = Item.withPrices([450, 405, 5, 1200]).map(ItemFormatter.price)

      try require(prices, equals: ["€4.50", "€4.05", "€0.05", "€12.00"], Rule.priceHasTwoDigits)
    }

    @Test func `2.1 A price has two digits for the cents, whatever it is`() throws {
      // Two hundred prices, such as 0, 99, 120_000 and 6_553_602 cents.
      let items = Item.withPrices(Item.oddPrices)

      try require(
        items.map(ItemFormatter.price), equals: items.map(\.expectedRow.price),
        Rule.priceHasTwoDigits)
    }

    @Test func `2.1 The presenter shows the rows of each list, and does nothing else`() async {
      // Sends `didRetrieveItems(_:)` in hundreds of orders, and looks at the view's
      // rows: their ids, titles and prices.
      await listPresenterJudge.judge(exercise: 1)
    }

    @Test func `2.2 The interactor leaves out what is sold, and the source doesn't`() async throws {
      let list = ListInteractorAndDoubles()
      list.source.stock = [.bicycle, .soldRadio, .favouriteLamp]

      await when { list.interactor.retrieveItems() }

      try require(list.presenter.delivered.count, equals: 1, Rule.oneAnswer)
      try require(
        list.presenter.delivered.first, equals: [.bicycle, .favouriteLamp], Rule.soldDoNotCount)
      let stored = try FleaMarket(day: .busy).items()
      try require(stored.filter(\.isSold).count, equals: 1, Rule.sourceHasAll)
    }

    @Test func `2.2 The interactor delivers an empty list when everything is sold`() async throws {
      let list = ListInteractorAndDoubles()
      list.source.stock = [.soldRadio]

      await when { list.interactor.retrieveItems() }

      try require(list.presenter.delivered, equals: [[]], Rule.nothingLeftIsAnAnswer)
    }

    @Test func `2.2 The presenter shows every item that it receives`() async throws {
      let list = ListPresenterAndDoubles()

      await when { list.presenter.didRetrieveItems([.bicycle, .soldRadio]) }

      try require(list.view.rows?.count, equals: 2, Rule.presenterFiltersNothing)
    }

    @Test func `2.2 The interactor delivers each offer, and does nothing else`() async {
      // Sends `retrieveItems()` over items, none or an error in hundreds of orders, and looks at
      // what is delivered.
      await listInteractorJudge.judge(exercise: 2)
    }

    @Test func `2.2 The presenter shows all items of each list, and does nothing else`() async {
      // Sends `didRetrieveItems(_:)`, also with sold items in hundreds of orders, and looks at the
      // view's rows.
      await listPresenterJudge.judge(exercise: 2)
    }
  }
}
