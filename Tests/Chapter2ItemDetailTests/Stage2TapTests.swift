import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Tap")
  struct Tap {
    @Test func `2.4 The view reports the id of the tapped row, exactly once`() async throws {
      let list = ListViewAndDoubles()
      // The row of the lamp has the id 12, and the row of the bicycle has the id 31.
      let rows: [ItemRow] = [.lamp, .bicycle]
      await when { list.view.showItems(rows) }

      // The user taps the first row, the lamp.
      await when { list.view.didSelectRow(at: 0) }

      try require(list.presenter.selected, equals: [ItemRow.lamp.id], Rule.viewReports)
    }

    @Test func `2.4 The view reports the row that it shows now`() async throws {
      let list = ListViewAndDoubles()
      let oldRows: [ItemRow] = [.bicycle, .lamp]
      let newRows: [ItemRow] = [.lamp, .radio, .bicycle]
      list.view.showItems(oldRows)
      list.view.showItems(newRows)

      // The user taps the first row, which was the bicycle before, and is the lamp now.
      await when { list.view.didSelectRow(at: 0) }

      try require(list.presenter.selected, equals: [ItemRow.lamp.id], Rule.shownRowIsReported)
    }

    @Test func `2.4 The view reports its own row, whatever another view shows`() async throws {
      // Each view has rows of its own, which the other one must not change.
      let (list, other) = (ListViewAndDoubles(), ListViewAndDoubles())
      let rows: [ItemRow] = [.bicycle, .lamp]
      let otherRows: [ItemRow] = [.radio]
      list.view.showItems(rows)
      other.view.showItems(otherRows)

      // The user taps the second row of `list`, the lamp. The other list has only one row.
      await when { list.view.didSelectRow(at: 1) }

      try require(list.presenter.selected, equals: [ItemRow.lamp.id], Rule.shownRowIsReported)
    }

    @Test func `2.4 The view reports each tap, and does nothing else`() async {
      // The view is told to show rows and messages, and the user taps rows. At each tap, the
      // presenter receives the id of the row that is on the screen at this position, exactly once.
      // This is so below a message, too. The view opens no screen, and changes nothing by itself.
      await listViewJudge.judge(exercise: 4)
    }

    @Test func `2.5 The presenter has the wireframe open the selected item, exactly once`()
      async throws
    {
      let list = ListPresenterAndDoubles()
      await when { list.presenter.didRetrieveItems([.bicycle, .favouriteLamp, .clock]) }

      await when { list.presenter.didSelectItem(id: Item.clock.id) }

      try require(list.wireframe.opened, equals: [.clock], Rule.presenterRoutes)
    }

    @Test func `2.5 The presenter opens the item as it was delivered last`() async throws {
      let list = ListPresenterAndDoubles()
      await when { list.presenter.didRetrieveItems([.lamp, .clock]) }
      // The lamp was at stall 7, and is at stall 8 now.
      await when { list.presenter.didRetrieveItems([.clock, .movedLamp]) }

      await when { list.presenter.didSelectItem(id: Item.lamp.id) }

      try require(list.wireframe.opened, equals: [.movedLamp], Rule.newestItem)
    }

    @Test func `2.5 The presenter opens nothing for an item that no longer exists`() async throws {
      let list = ListPresenterAndDoubles()
      await when { list.presenter.didRetrieveItems([.bicycle, .lamp]) }
      // The bicycle is missing in the second list, and a tap on the lamp still opens the lamp.
      await when { list.presenter.didRetrieveItems([.lamp]) }
      await when { list.presenter.didSelectItem(id: Item.lamp.id) }
      try require(list.wireframe.opened, equals: [.lamp], Rule.presenterRoutes)

      await when { list.presenter.didSelectItem(id: Item.bicycle.id) }

      // The wireframe has opened nothing more.
      try require(list.wireframe.opened, equals: [.lamp], Rule.goneOpensNothing)
    }

    @Test func `2.5 The presenter has the wireframe open an item even without a view`() async throws
    {
      let list = ListPresenterAndDoubles()
      await when { list.presenter.didRetrieveItems([.lamp, .clock]) }
      // As if the view had been deallocated.
      list.presenter.view = nil

      await when { list.presenter.didSelectItem(id: Item.lamp.id) }

      try require(list.wireframe.opened, equals: [.lamp], Rule.routingNeedsNoView)
    }

    @Test func `2.5 The presenter opens the item of each tap, and does nothing else`() async {
      // `didSelectItem(id:)` arrives between lists of items, also for ids that are gone. Each time,
      // the wireframe is asked once to open the item with this id, as the last list has it. If that
      // list has no such item, nothing opens. The rows stay, and nothing is requested or kept. Some
      // faults need several lists, so there are more stories than usual.
      await listPresenterJudge.judge(exercise: 5, stories: 400)
    }
  }
}
