// Tests of the provided code: green from the start, and while you solve the exercises.

import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Provided code: the list")
  struct WhatIsGivenList {
    let view = ListView()
    let list = ListInteractorAndDoubles()

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
      let (shown, asked) = (ListViewAndDoubles(), ListPresenterAndDoubles())
      shown.view.loadViewIfNeeded()
      asked.presenter.viewDidLoad()
      expect(shown.presenter.loads, equals: 1)
      expect(asked.interactor.requests, equals: 1)
    }

    @Test(arguments: ItemError.all)
    func `The interactor reports an error`(error: ItemError) async {
      list.source.error = error
      await when { list.interactor.retrieveItems() }
      expect(list.presenter.errors, equals: [error])
      expect(list.presenter.delivered, equals: [])
    }

    @Test func `An interactor without a source doesn't claim that nothing is for sale`() async {
      list.interactor.source = nil
      await when { list.interactor.retrieveItems() }
      expect(list.presenter.delivered, equals: [])
      expect(list.presenter.errors, equals: [])
    }

    @Test func `The interactor keeps a changed item, and retrieves the items again`() async {
      list.source.stock = [.bicycle, .lamp]
      await when { list.interactor.keepItem(.favouriteLamp) }
      expect(list.source.stock, equals: [.bicycle, .favouriteLamp])
      expect(list.source.replaced, equals: [.favouriteLamp])
      expect(list.presenter.delivered, equals: [[.bicycle, .favouriteLamp]])
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
