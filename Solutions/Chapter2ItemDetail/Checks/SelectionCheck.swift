import Testing

@testable import Chapter2ItemDetail

/// Checks that a presenter opens the detail of the tapped item, and nothing else.
///
/// The chapter's tests call it with correct presenters, and with others that are broken on purpose.
func checkSelection(
  of presenter: any ListPresenterProtocol & ListInteractorOutputProtocol
) throws {
  let wireframe = MockListWireframe()
  presenter.wireframe = wireframe

  let lamp = Item(id: 12, name: "Desk lamp", priceInCents: 450, stall: 7)
  let clock = Item(id: 8, name: "Wall clock", priceInCents: 1200, stall: 1)
  presenter.didRetrieveItems([lamp, clock])

  // exercise 2.7: This check passes for broken presenters. Make it fail for all of them, and for no correct one.
  #expect(wireframe.shownItems == [])
  presenter.didSelectItem(id: clock.id)
  #expect(wireframe.shownItems == [clock])
  presenter.didSelectItem(id: lamp.id)
  var starredLamp = lamp
  starredLamp.isFavourite.toggle()
  presenter.didRetrieveItems([starredLamp])
  presenter.didSelectItem(id: clock.id)
  presenter.didSelectItem(id: lamp.id)
  #expect(wireframe.shownItems == [clock, lamp, starredLamp])
  // starter: presenter.didSelectItem(id: clock.id)
  // starter: #expect(!wireframe.shownItems.isEmpty)
  // starter: #expect(wireframe.shownItems.last == clock)
  // end 2.7
}
