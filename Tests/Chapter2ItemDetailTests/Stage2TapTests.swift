import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Tap")
  struct Tap {
    @Test func `2.4 The view reports the id of the tapped row, exactly once`() async throws {
      let list = ListViewAndDoubles()
      await when { list.view.showItems([.lamp, .bicycle]) }

      await when { list.view.didSelectRow(at: 0) }

      try require(list.presenter.selected, equals: [ItemRow.lamp.id], Rule.viewReports)
    }

    @Test func `2.4 The view reports the row that it shows now`() async throws {
      let list = ListViewAndDoubles()
      list.view.showItems([.bicycle, .lamp])
      list.view.showItems([.lamp, .soldRadio, .bicycle])

      await when { list.view.didSelectRow(at: 0) }

      try require(list.presenter.selected, equals: [ItemRow.lamp.id], Rule.shownRowIsReported)
    }

    @Test func `2.4 Each list reports its own rows`() async throws {
      let (list, other) = (ListViewAndDoubles(), ListViewAndDoubles())
      list.view.showItems([.bicycle, .lamp])
      other.view.showItems([.soldRadio])

      await when { list.view.didSelectRow(at: 1) }

      try require(list.presenter.selected, equals: [ItemRow.lamp.id], Rule.shownRowIsReported)
    }

    @Test func `2.4 The view reports each tap, and does nothing else`() async {
      // Shows rows and messages, taps on rows in hundreds of orders, and looks at which ids the
      // presenter receives.
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
      await when { list.presenter.didRetrieveItems([.clock, .movedLamp]) }

      await when { list.presenter.didSelectItem(id: Item.lamp.id) }

      try require(list.wireframe.opened, equals: [.movedLamp], Rule.newestItem)
    }

    @Test func `2.5 The presenter opens nothing for an item that no longer exists`() async throws {
      let list = ListPresenterAndDoubles()
      await when { list.presenter.didRetrieveItems([.bicycle, .lamp]) }
      await when { list.presenter.didRetrieveItems([.lamp]) }
      await when { list.presenter.didSelectItem(id: Item.lamp.id) }
      try require(list.wireframe.opened, equals: [.lamp], Rule.presenterRoutes)

      await when { list.presenter.didSelectItem(id: Item.bicycle.id) }

      try require(list.wireframe.opened, equals: [.lamp], Rule.goneOpensNothing)
    }

    @Test func `2.5 The presenter opens an item without a view`() async throws {
      let list = ListPresenterAndDoubles()
      await when { list.presenter.didRetrieveItems([.lamp, .clock]) }
      list.presenter.view = nil

      await when { list.presenter.didSelectItem(id: Item.lamp.id) }

      try require(list.wireframe.opened, equals: [.lamp], Rule.routingNeedsNoView)
    }

    @Test func `2.5 The presenter opens the item of each tap, and does nothing else`() async {
      // More stories than usual, since some faults need several lists. Sends items and taps on
      // their rows in hundreds of orders, and looks at which items the wireframe opens.
      await listPresenterJudge.judge(exercise: 5, stories: 400)
    }
  }
}
