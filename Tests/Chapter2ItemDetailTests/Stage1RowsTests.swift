import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Rows")
  struct Rows {
    @Test func `2.1 The presenter has the view show a row for each item`() async throws {
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

    @Test func `2.1 The formatter writes the euros, a point, and two digits for the cents`() throws
    {
      // Four items with these prices in cents.
      let prices = Item.withPrices([450, 405, 5, 1200]).map(ItemFormatter.price)
      try require(prices, equals: ["€4.50", "€4.05", "€0.05", "€12.00"], Rule.priceHasTwoDigits)

      // Two hundred other prices are written in the same way, such as 0 cents as €0.00, 99 cents as
      // €0.99, and 120000 cents as €1200.00.
      let items = Item.withPrices(Item.oddPrices)
      let rightPrices = items.map(\.expectedPrice)
      try require(items.map(ItemFormatter.price), equals: rightPrices, Rule.priceHasTwoDigits)
    }

    @Test func `2.1 The presenter shows the rows of each list, and does nothing else`() async {
      // `didRetrieveItems(_:)` arrives with items or with none, also several times. Each time, the
      // view shows one row for each item, in the same order: with the item's id, its title as the
      // formatter writes it, and its price, such as €4.05. After an empty list, a message is right as
      // well. No screen opens, and nothing is requested.
      await listPresenterJudge.judge(exercise: 1)
    }

    @Test func `2.2 The interactor leaves out what is sold, and the source doesn't`() async throws {
      // Of the three items, only the radio is sold.
      let list = ListInteractorAndDoubles()
      list.source.stock = [.bicycle, .soldRadio, .favouriteLamp]

      await when { list.interactor.retrieveItems() }

      try require(list.presenter.delivered.count, equals: 1, Rule.oneAnswer)
      try require(
        list.presenter.delivered.first, equals: [.bicycle, .favouriteLamp], Rule.soldDoNotCount)
      // The real source still provides the one sold item that it has.
      let stored = try FleaMarket(day: .busy).items()
      try require(stored.filter(\.isSold).count, equals: 1, Rule.sourceHasAll)
    }

    @Test func `2.2 The interactor delivers an empty list when everything is sold`() async throws {
      let list = ListInteractorAndDoubles()
      // The radio is the only item, and it is sold.
      list.source.stock = [.soldRadio]

      await when { list.interactor.retrieveItems() }

      // The presenter was called once, with an empty list.
      try require(list.presenter.delivered, equals: [[]], Rule.nothingLeftIsAnAnswer)
    }

    @Test func `2.2 The presenter shows every item that it receives, even a sold one`() async throws
    {
      let list = ListPresenterAndDoubles()

      // The bicycle is for sale, and the radio is sold.
      await when { list.presenter.didRetrieveItems([.bicycle, .soldRadio]) }

      try require(list.view.rows?.count, equals: 2, Rule.presenterFiltersNothing)
    }

    @Test func `2.2 The interactor delivers each offer, and does nothing else`() async {
      // `retrieveItems()` arrives several times, and in between, the source gets other items. Each
      // time, the presenter receives all items that aren't sold now, as they are and in their
      // order, in one call. If all are sold, this is an empty list. The source isn't changed.
      await listInteractorJudge.judge(exercise: 2)
    }

    @Test func `2.2 The presenter shows all items of each list, and does nothing else`() async {
      // `didRetrieveItems(_:)` arrives, also with sold items. Each time, the view shows one row for
      // every item that has arrived, sold or not, in the same order. Nothing else is called.
      await listPresenterJudge.judge(exercise: 2)
    }
  }
}
