import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Rows")
  struct Rows {
    let list = ListHarness()

    @Test func `2.1 The presenter maps items to rows of display strings`() async throws {
      let used = ListHarness()
      await used.warmUp()
      for list in [ListHarness(), ListHarness(), used] {
        for items in [[Item.lamp, .bicycle], [.favouriteLamp, .clock]] {
          let rows = Listing(items.map(\.expectedRow))
          await list.step { list.presenter.didRetrieveItems(items) }

          try require(
            list.recorded.rows, equals: rows, rule(for: items, shownAs: list.recorded.rows))
          try require(list.recorded.opened, equals: [], Rule.rowsOpenNothing)
          try require(list.recorded, equals: Recording(rows: rows), Rule.rowsAreAll)
        }
      }
    }

    @Test func `2.1 The presenter shows all items, in the same order`() async throws {
      let before = Recording(rows: [.bicycle], message: "It failed.")
      // Each list is the first one of a new presenter, and then the same presenter gets each of them twice.
      for (turn, items) in (Item.listsForSale + Item.listsForSale.flatMap { [$0, $0] }).enumerated()
      {
        let isFirst = turn < Item.listsForSale.count
        let list = isFirst ? ListHarness() : list
        let rows = Listing(items.map(\.expectedRow))
        await list.step(from: before) { list.presenter.didRetrieveItems(items) }

        let broken = isFirst ? rule(for: items, shownAs: list.recorded.rows) : Rule.eachListIsShown
        try require(list.recorded.rows, equals: rows, broken)
        try require(list.recorded.opened, equals: [], Rule.rowsOpenNothing)
        try require(list.recorded, equals: Recording(rows: rows), Rule.rowsAreAll)
      }
    }

    @Test func `2.1 The presenter shows no rows when there are no items`() async throws {
      for rows in [[.bicycle], nil, [], Listing(Item.many.map(\.expectedRow))] {
        await list.step(from: Recording(rows: rows)) { list.presenter.didRetrieveItems([]) }

        try require(list.recorded.rows, equals: [], Rule.presenterShowsAll)
        let isLate = list.recorded.message == nil && list.lostMessage != nil
        try require(isLate, equals: false, Rule.rowsAtOnce)
        // The message for an empty list is part of exercise 2.3.
        list.recorded.message = nil
        try require(list.recorded, equals: Recording(rows: []), Rule.rowsAreAll)
      }
      try await ListHarness().walk(with: [.result], Rule.rowsAreAll)
    }

    @Test func `2.1 A price has the euros, and two digits for the cents`() throws {
      for (cents, price) in [
        (450, "€4.50"), (405, "€4.05"), (5, "€0.05"), (0, "€0.00"), (1200, "€12.00"),
        (120_000, "€1200.00"), (99, "€0.99"), (100, "€1.00"), (1_234_567, "€12345.67"),
        (6_553_602, "€65536.02"), (16_777_217, "€167772.17"), (2_147_483_649, "€21474836.49"),
      ] {
        let item = Item(id: 1, name: "Chair", priceInCents: cents, stall: 1)
        try require(ItemFormatter.price(of: item), equals: price, Rule.priceHasTwoDigits)
      }
      var chance = ChanceOrder(seed: 1)
      for _ in 0..<200 {
        let cents = chance.number(below: chance.one(of: [1_000, 100_000, 100_000_000]))
        let item = Item(id: 1, name: "Chair", priceInCents: cents, stall: 1)
        let row = item.expectedRow
        try require(ItemFormatter.price(of: item), equals: row.price, Rule.priceHasTwoDigits)
      }
    }

    @Test func `2.2 The interactor delivers the items that are for sale`() async throws {
      let stocks =
        [
          [.bicycle, .soldRadio, .favouriteLamp], Item.many, Item.many.reversed(), Item.odd,
          Item.crowd,
        ] + Item.variations
      for stock in stocks { try await expectOffer(from: stock, in: ListHarness()) }
      for stock in stocks {
        let turned = stock.map { item in
          var item = item
          item.isSold.toggle()
          return item
        }
        // A day on which everything is sold has a test of its own.
        for stock in [stock, turned, turned, stock] where !stock.allSatisfy(\.isSold) {
          try await expectOffer(from: stock, in: list, Rule.offerIsCurrent)
        }
      }
      let all = try FleaMarket(day: .busy).items()
      expect(all.contains { $0.isSold }, equals: true, Rule.sourceHasAll)
    }

    @Test func `2.2 The presenter shows every item that it receives`() async throws {
      for items in Item.lists {
        await list.step { list.presenter.didRetrieveItems(items) }
        list.forgiveRows(of: items)

        let rows = Listing(items.map(\.expectedRow))
        try require(list.recorded.rows, equals: rows, Rule.presenterFiltersNothing)
        try require(list.recorded, equals: Recording(rows: rows), Rule.countingIsAll)
      }
    }

    @Test func `2.2 The interactor delivers an empty list when everything is sold`() async throws {
      for stock in [[.soldRadio], [], [.soldRadio], Item.many.filter(\.isSold)] {
        // The first list was never full, and each of the others was full before.
        if stock != [.soldRadio] {
          try await expectOffer(from: [.lamp, .soldRadio, .bicycle], in: list)
        }
        list.source.stock = stock
        await list.step { list.interactor.retrieveItems() }

        let sold = Listing(list.recorded.delivered.flatMap(\.elements))
        try require(sold, equals: [], Rule.soldDoNotCount)
        try require(list.recorded.delivered, equals: [[]], Rule.nothingLeftIsAnAnswer)
        try require(list.recorded.errors, equals: [], Rule.nothingLeftIsAnAnswer)
        try require(
          list.recorded, equals: Recording(sourceCalls: 1, delivered: [[]]), Rule.countingIsAll)
      }
    }

    @Test func `2.2 The interactor delivers the items for sale even after an error`() async throws {
      for error in ItemError.all {
        list.source.error = error
        await list.step { list.interactor.retrieveItems() }
        list.source.error = nil
        try await expectOffer(from: [.soldRadio, .lamp, .bicycle], in: list)
      }
      try await ListHarness().walkData(Rule.countingIsAll)
    }

    /// The rule that rows break, if they are not those of the items.
    private func rule(for items: [Item], shownAs listing: Listing<ItemRow>?) -> Comment {
      guard let rows = listing?.elements else { return Rule.viewGetsWords }
      let (ids, titles) = (rows.map(\.id), rows.map(\.title))
      let expected = items.map(\.expectedRow)
      if ids == items.map(\.id) {
        return titles == expected.map(\.title) ? Rule.priceHasTwoDigits : Rule.titleComesWithItem
      }
      let hasOtherIds = Set(ids) != Set(items.map(\.id))
      return hasOtherIds && titles == expected.map(\.title)
        ? Rule.rowHasIdentity : Rule.presenterShowsAll
    }

    /// Expects that the items for sale are delivered.
    ///
    /// A rule that is passed replaces those of a first request.
    private func expectOffer(
      from stock: [Item], in list: ListHarness, _ rule: Comment? = nil
    ) async throws {
      list.source.stock = stock
      await list.step { list.interactor.retrieveItems() }

      let sold = Listing(list.recorded.delivered.flatMap(\.elements).filter(\.isSold))
      try require(sold, equals: [], rule ?? Rule.soldDoNotCount)
      try require(list.recorded.delivered.count, equals: 1, rule ?? Rule.oneAnswer)
      let offered = Listing(stock.filter { !$0.isSold })
      try require(list.recorded.delivered, equals: [offered], rule ?? Rule.restIsUntouched)
      try require(
        list.recorded, equals: Recording(sourceCalls: 1, delivered: [offered]), Rule.countingIsAll)
    }
  }
}
