import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Tap")
  struct Tap {
    let list = ListHarness()
    let look = Recording(rows: [.soldRadio], message: "It failed.")

    @Test func `2.4 The view reports the id of the tapped row, exactly once`() async throws {
      for list in [ListHarness(), ListHarness()] {
        // The user closes a detail, and taps its row again.
        for items in Item.lists + Item.lists {
          let rows = items.map(\.expectedRow)
          list.screen.showItems(rows)
          // A view that remembers its rows too late has a test of its own.
          await settle()
          // Of very many rows, the last ones are enough.
          for (index, row) in rows.enumerated().suffix(60) {
            await list.step { list.screen.didSelectRow(at: index) }
            try require(
              list.recorded.tapped, equals: [row.id],
              rule(for: list.recorded.tapped, at: index, in: rows))
            try require(list.recorded.loads, equals: 0, Rule.viewDecidesNothing)
            try require(list.recorded, equals: Recording(tapped: [row.id]), Rule.reportingIsAll)
            guard rows.count < 4 else { continue }

            await list.step { list.screen.didSelectRow(at: index) }
            try require(list.recorded.tapped, equals: [row.id], Rule.eachTapIsReported)
            list.screen.showMessage("It failed.")
            await list.step { list.screen.didSelectRow(at: index) }
            try require(list.recorded.tapped, equals: [row.id], Rule.messageKeepsTaps)
          }
        }
      }
    }

    @Test func `2.4 The view reports the row that it shows now`() async throws {
      list.screen.showItems([.bicycle, .lamp])
      list.screen.showItems([.lamp, .soldRadio, .bicycle])
      list.screen.showMessage("It failed.")

      await list.step {
        list.screen.didSelectRow(at: 0)
        list.screen.didSelectRow(at: 1)
        // The rows change before a task of the view could run.
        list.screen.showItems([.bicycle, .favouriteLamp])
      }
      let ids = [ItemRow.lamp.id, ItemRow.soldRadio.id]
      let isPosition = list.recorded.tapped == [0, 1]
      try require(
        list.recorded.tapped, equals: ids,
        isPosition ? Rule.viewReports : Rule.shownRowIsReported)
      try require(list.recorded, equals: Recording(tapped: ids), Rule.reportingIsAll)
    }

    @Test func `2.4 Each list reports its own rows`() async throws {
      let other = ListHarness()
      list.screen.showItems([.bicycle, .lamp])
      other.screen.showItems([.soldRadio])
      await list.step { list.screen.didSelectRow(at: 1) }
      try require(
        list.recorded.tapped, equals: [ItemRow.lamp.id],
        list.recorded.tapped == [1] ? Rule.viewReports : Rule.shownRowIsReported)
      await other.step { other.screen.didSelectRow(at: 0) }
      try require(
        other.recorded.tapped, equals: [ItemRow.soldRadio.id], Rule.shownRowIsReported)
      try await ListHarness().walkView(Rule.reportingIsAll)
    }

    @Test func `2.4 The view makes no decisions`() async throws {
      list.screen.showItems([.bicycle, .lamp])
      list.screen.showMessage("It failed.")
      list.screen.title = "Flea market in May"
      list.screen.textPrompt = "Search"
      for isLoading in [false, true, true] {
        list.screen.isLoading = isLoading
        let looks = list.navigator.looks
        await list.step { list.screen.didSelectRow(at: 1) }
        try require(list.recorded.tapped, equals: [ItemRow.lamp.id], Rule.viewReports)
        try require(list.navigator.looks, equals: looks, Rule.viewDecidesNothing)
      }
    }

    @Test func `2.5 The presenter has the wireframe open the selected item, exactly once`()
      async throws
    {
      var earlier: [Item] = []
      for items in [[.bicycle, .favouriteLamp, .clock], Item.many, Item.odd, Item.crowd] {
        if !earlier.isEmpty { list.presenter.viewDidLoad() }  // As in the app.
        await list.step { list.presenter.didRetrieveItems(items) }
        for item in (items.reversed() + items).suffix(60) {
          // A closed detail can be opened again, even after the list's view was deallocated.
          for (hasView, rule) in [
            (true, Rule.presenterRoutes), (true, Rule.tapTakesNothing),
            (false, Rule.routingNeedsNoView),
          ] {
            list.presenter.view = hasView ? list.view : nil
            await list.step(from: look) { list.presenter.didSelectItem(id: item.id) }

            try require(list.recorded.sourceCalls, equals: 0, Rule.choosingIsAll)
            // In the first list, no item is sold, free or without a name.
            let isLeftOut = list.recorded.opened.isEmpty && !earlier.isEmpty && hasView
            try require(
              list.recorded.opened.map(\.id), equals: [item.id],
              isLeftOut ? await ruleOfNothing(for: item, in: items) : rule)
            let isStale =
              list.recorded.opened != [item] && list.recorded.opened.allSatisfy(earlier.contains)
            try require(
              list.recorded.opened, equals: [item], isStale ? Rule.newestItem : Rule.itemIsWhole)
            try require(list.recorded.kept, equals: [], Rule.tapTakesNothing)
            var opened = look
            opened.opened = [item]
            try require(list.recorded, equals: opened, Rule.choosingIsAll)
          }
        }
        earlier += items
      }
    }

    @Test func `2.5 The presenter opens a detail for each of two taps`() async throws {
      await list.step { list.presenter.didRetrieveItems([.bicycle, .lamp, .clock]) }
      await list.step(from: look) {
        list.presenter.didSelectItem(id: Item.clock.id)
        list.presenter.didSelectItem(id: Item.lamp.id)
      }
      try require(list.recorded.opened, equals: [.clock, .lamp], Rule.eachTapOpens)
      var opened = look
      opened.opened = [.clock, .lamp]
      try require(list.recorded, equals: opened, Rule.choosingIsAll)
    }

    @Test func `2.5 The presenter opens the item as it was delivered last`() async throws {
      for (turn, lamp) in Item.changedLamps.flatMap({ [.lamp, $0, $0] }).enumerated() {
        let items = turn.isMultiple(of: 2) ? [.clock, lamp] : [lamp, .clock]
        await list.step { list.presenter.didRetrieveItems(items) }
        await list.step(from: look) { list.presenter.didSelectItem(id: Item.lamp.id) }

        try require(list.recorded.opened.map(\.id), equals: [lamp.id], Rule.presenterRoutes)
        try require(list.recorded.opened, equals: [lamp], Rule.newestItem)
      }
    }

    @Test func `2.5 The presenter opens nothing for an item that no longer exists`() async throws {
      for items in [[Item.lamp], [.lamp, .clock], [.clock, .favouriteLamp]] {
        await list.step { list.presenter.didRetrieveItems([.bicycle, .lamp]) }
        await list.step { list.presenter.didSelectItem(id: Item.bicycle.id) }
        await list.step { list.presenter.didRetrieveItems(items) }
        for id in [Item.bicycle.id, 0, 1, -1, .max, items.count] {
          await list.step(from: look) { list.presenter.didSelectItem(id: id) }

          try require(list.recorded.opened, equals: [], Rule.goneOpensNothing)
          // A message that the item no longer exists is correct as well, and so is a request for the items.
          list.recorded.message = look.message
          list.recorded.interactorCalls = 0
          try require(list.recorded, equals: look, Rule.goneOpensNothing)
        }
        await list.step { list.presenter.didSelectItem(id: Item.lamp.id) }
        try require(
          list.recorded.opened, equals: items.filter { $0.id == Item.lamp.id }, Rule.othersStillOpen
        )
      }
    }

    @Test(arguments: ItemError.all)
    func `2.5 The presenter still opens items after an error`(error: ItemError) async throws {
      await list.step { list.presenter.didRetrieveItems([.bicycle, .lamp]) }
      await list.step { list.presenter.didSelectItem(id: Item.lamp.id) }
      try require(list.recorded.opened, equals: [.lamp], Rule.presenterRoutes)

      for item in [Item.bicycle, .lamp] {
        await list.step { list.presenter.didFail(with: error) }
        await list.step(from: look) { list.presenter.didSelectItem(id: item.id) }

        try require(list.recorded.opened, equals: [item], Rule.shownRowOpens)
      }
      try await ListHarness().walk(
        with: [.result, .failure, .tap, .staleTap], judging: [.tap, .staleTap], Rule.choosingIsAll)
    }

    /// The rule of a report, if it is wrong: an id of other rows is stale, but that of a row with the same text is not.
    private func rule(for tapped: [ItemRow.ID], at index: Int, in rows: [ItemRow]) -> Comment {
      guard tapped.count == 1, tapped != [index] else { return Rule.viewReports }
      let found = rows.first { [$0.id] == tapped }
      let isTwin = found.map { ($0.title, $0.price) == (rows[index].title, rows[index].price) }
      return isTwin == true ? Rule.viewReports : Rule.shownRowIsReported
    }

    /// The rule of a tap that opens nothing: a presenter without earlier items tells whether those are the reason.
    private func ruleOfNothing(for item: Item, in items: [Item]) async -> Comment {
      let new = ListHarness()
      await new.step { new.presenter.didRetrieveItems(items) }
      await new.step { new.presenter.didSelectItem(id: item.id) }
      return new.recorded.opened.isEmpty ? Rule.receivedItemOpens : Rule.newestItem
    }
  }
}
