// Tests of the provided code: green from the start, and while you solve the exercises.

import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Provided code: the list")
  struct WhatIsGivenList {
    let view = ListView()
    let list = ListHarness()

    @Test func `The list first names the chapter that fills it`() {
      #expect(view.lines.contains { $0.contains("docs/2-item-detail.md") })
    }

    @Test func `The list shows a row for each item`() {
      view.showItems([.bicycle, .favouriteLamp])
      expect(view.rows, equals: ["Bicycle, €45.05", "★ Desk lamp, €4.50"])
      expect(view.lines, equals: [])
    }

    @Test func `The list shows a message above its rows, until it gets new rows`() {
      view.showItems([.bicycle])
      view.showMessage("It failed.")
      #expect(view.lines == ["It failed."] && view.rows == ["Bicycle, €45.05"])
      view.showItems([.lamp])
      #expect(view.lines == [] && view.rows == ["Desk lamp, €4.50"])
    }

    @Test func `The list reports that it has loaded, and its presenter asks for items`() {
      list.presenter.viewDidLoad()
      expect(list.recorded, equals: Recording(interactorCalls: 1))
      view.presenter = list.presenterSpy
      list.recorded = Recording()
      view.loadViewIfNeeded()
      expect(list.recorded, equals: Recording(loads: 1))
    }

    @Test(arguments: ItemError.all)
    func `The interactor reports an error`(error: ItemError) async {
      list.source.error = error
      await list.step { list.interactor.retrieveItems() }
      expect(list.recorded, equals: Recording(sourceCalls: 1, errors: [error]))
    }

    @Test func `An interactor without a source doesn't claim that nothing is for sale`() async {
      list.interactor.source = nil
      await list.step { list.interactor.retrieveItems() }
      expect(list.recorded, equals: Recording())
    }

    @Test func `The interactor keeps a changed item, and retrieves the items again`() async {
      list.source.stock = [.bicycle, .lamp]
      await list.step { list.interactor.keepItem(.favouriteLamp) }
      let stock = [Item.bicycle, .favouriteLamp]
      expect(list.source.stock, equals: stock)
      expect(
        list.recorded,
        equals: Recording(sourceCalls: 1, replaced: [.favouriteLamp], delivered: [Listing(stock)]))
    }

    @Test func `The list's wireframe connects every reference`() throws {
      let screen = ListWireframe.makeListModule(
        navigator: Navigator(), market: FleaMarket(day: .busy))

      let view = try #require(screen as? ListView)
      let presenter = try #require(view.presenter)
      let interactor = try #require(presenter.interactor)
      #expect(presenter.wireframe is ListWireframe)
      #expect(presenter.view === view)
      #expect(interactor.presenter === presenter)
      #expect(interactor.source != nil)
    }
  }
}
