// Tests of the provided code: green from the start, and while you solve the exercises.

import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Provided code: the detail")
  struct WhatIsGivenDetail {
    let navigator = Navigator()
    let root = Screen()

    init() {
      navigator.push(root)
    }

    @Test func `The detail's view shows display strings, and reports each row`() {
      let presenter = DetailPresenterSpy()
      let view = DetailView(presenter: presenter)
      navigator.push(view)
      view.showDetail(ItemDetail(title: "Lamp", price: "€1.00", favouriteAction: "Mark"))
      for index in view.rows.indices { view.didSelectRow(at: index) }

      #expect(view.title == "Lamp" && view.lines == ["€1.00"])
      expect(view.rows, equals: ["Mark", "Where to find it", "Close"])
      expect(
        presenter.events,
        equals: [
          "viewDidLoad", "didSelectFavourite", "didSelectSeller", "didSelectClose",
        ])
    }

    @Test func `The detail's presenter asks its interactor, and shows the item`() {
      let detail = DetailPresenterAndDoubles()
      detail.presenter.viewDidLoad()
      detail.presenter.didSelectFavourite()
      detail.presenter.didRetrieveItem(.favouriteLamp)

      expect(detail.commands, equals: [.retrieveItem, .toggleFavourite])
      let price = ItemFormatter.price(of: .favouriteLamp)
      expect(
        detail.view.shown,
        equals: ItemDetail(
          title: "★ Desk lamp", price: price, favouriteAction: "Remove the star"))
    }

    @Test func `The detail's presenter has its router show the seller, and close`() {
      let detail = DetailPresenterAndDoubles()
      detail.presenter.didRetrieveItem(.lamp)
      detail.presenter.didSelectSeller()
      detail.presenter.didSelectClose()

      let text = "Stall 7 has it. Go and bargain."
      expect(detail.commands, equals: [.showSheet(title: "Desk lamp", text: text), .close])
    }

    @Test func `The detail's presenter references its output weakly`() {
      let presenter: DetailPresenter
      weak var probe: DetailModuleOutputSpy?
      do {
        let output = DetailModuleOutputSpy()
        presenter = DetailPresenter(
          interactor: DetailInteractorSpy(), router: DetailRouterSpy(), output: output)
        probe = output
      }
      #expect(presenter.output == nil && probe == nil)
    }

    @Test func `The detail's interactor toggles the favourite`() {
      let output = DetailOutputSpy()
      let interactor = DetailInteractor(item: .lamp)
      interactor.presenter = output
      interactor.retrieveItem()
      interactor.toggleFavourite()
      interactor.toggleFavourite()

      expect(output.retrieved, equals: [.lamp])
      expect(output.changed, equals: [.favouriteLamp, .lamp])
    }

    @Test func `The router shows a sheet over its screen, and closes the screen`() {
      let screen = Screen()
      let router = DetailRouter()
      router.screen = screen
      navigator.push(screen)

      router.showSheet(title: "Desk lamp", text: "Stall 7")
      expect(navigator.presented?.title, equals: "Desk lamp")
      expect(navigator.presented?.lines, equals: ["Stall 7"])
      navigator.dismiss()

      router.close()
      #expect(navigator.top === root)
    }
  }
}
