import ScreenKit
import TestSupport
import Testing

@testable import Chapter2ItemDetail

extension Chapter2 {
  @Suite("Tap")
  struct Tap {
    let view = ListView()
    let presenterSpy = ListPresenterSpy()
    let navigator = Navigator()

    let presenter = ListPresenter()
    let opening = Opening()
    let interactorSpy = ListInteractorSpy()

    init() {
      view.presenter = presenterSpy
      navigator.push(view)
      presenter.wireframe = opening
      presenter.interactor = interactorSpy
    }

    @Test func `2.4 The view reports the id of the tapped row, once`() async {
      view.showItems([.bicycle, .favouriteLamp, .soldRadio])

      view.didSelectRow(at: 1)
      await settle()

      #expect(presenterSpy.selectedIDs == [ItemRow.favouriteLamp.id], Rule.viewReports)
    }

    @Test func `2.4 The view reports a row that it shows now`() async {
      view.showItems([.bicycle, .lamp])
      view.showItems([.lamp, .soldRadio])

      view.didSelectRow(at: 0)
      view.didSelectRow(at: 1)
      await settle()

      #expect(
        presenterSpy.selectedIDs == [ItemRow.lamp.id, ItemRow.soldRadio.id], Rule.viewReports)
    }

    @Test func `2.4 The view decides nothing`() async {
      view.showItems([.bicycle, .lamp])
      let (rows, title) = (view.rows, view.title)

      view.didSelectRow(at: 1)
      await settle()

      #expect(presenterSpy.selectedIDs == [ItemRow.lamp.id], Rule.viewReports)
      #expect(navigator.top === view, Rule.viewDecidesNothing)
      #expect(view.rows == rows && view.lines == [], Rule.viewDecidesNothing)
      #expect(view.title == title && !view.isLoading, Rule.viewDecidesNothing)
      #expect(presenterSpy.loadCount == 1, Rule.viewDecidesNothing)
    }

    @Test func `2.5 The presenter has the wireframe show the chosen item, once`() async throws {
      presenter.didRetrieveItems([.bicycle, .lamp, .clock])

      var opened: [Item] = []
      opening.whenAsked = { opened.append($0) }
      presenter.didSelectItem(id: Item.lamp.id)
      await settle()
      try #require(opened == [.lamp], Rule.presenterRoutes)

      presenter.didSelectItem(id: Item.lamp.id)
      await settle()
      #expect(opened == [.lamp, .lamp], Rule.tapTakesNothing)
      #expect(interactorSpy.keptItems == [], Rule.tapTakesNothing)
    }

    @Test func `2.5 The presenter opens the item as it was retrieved last`() async {
      presenter.didRetrieveItems([.clock, .lamp])
      presenter.didRetrieveItems([.clock, .favouriteLamp])

      var opened: [Item] = []
      opening.whenAsked = { opened.append($0) }
      presenter.didSelectItem(id: Item.lamp.id)
      await settle()

      #expect(opened == [.favouriteLamp], Rule.newestItem)
    }

    @Test func `2.5 The presenter opens what is there, and nothing for what is gone`() async {
      presenter.didRetrieveItems([.bicycle, .lamp])
      presenter.didRetrieveItems([.lamp])

      var opened: [Item] = []
      opening.whenAsked = { opened.append($0) }
      presenter.didSelectItem(id: Item.bicycle.id)
      await settle()
      #expect(opened == [], Rule.goneOpensNothing)

      presenter.didSelectItem(id: Item.lamp.id)
      await settle()
      #expect(opened.last == .lamp, Rule.presenterRoutes)
    }

    @Test func `2.5 The presenter opens an item after a failure, too`() async throws {
      presenter.didRetrieveItems([.bicycle, .lamp])

      var opened: [Item] = []
      opening.whenAsked = { opened.append($0) }
      presenter.didSelectItem(id: Item.lamp.id)
      await settle()
      try #require(opened == [.lamp], Rule.presenterRoutes)

      presenter.didFail(with: .listUnreadable)
      presenter.didSelectItem(id: Item.bicycle.id)
      await settle()
      #expect(opened == [.lamp, .bicycle], Rule.shownRowOpens)
    }
  }
}

/// Stands where the wireframe would be, and tells a test what it is asked.
final class Opening: ListWireframeProtocol {
  var whenAsked: (Item) -> Void = { _ in }

  func showDetail(for item: Item) { whenAsked(item) }
}
