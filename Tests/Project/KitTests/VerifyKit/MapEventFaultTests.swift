import AppSupport
import Testing

@testable import VerifyKit

struct MapEventFaultTests {
  private static let reference = MapReference("Shelf", "view", "ShelfView")

  @Test func `A cycle, a leak and a walk that stops are faults of a solution`() {
    #expect(
      MapEvent.cycle([Self.reference], isTemporary: true).fault == "A retain cycle: Shelf.view")
    #expect(
      MapEvent.closed("Shelf", deallocated: [], alive: ["ShelfView", "Store"]).fault
        == "Still alive after closing Shelf: ShelfView, Store")
    #expect(MapEvent.stopped("Shelf shows no row to open.").fault == "Shelf shows no row to open.")
  }

  @Test func `A screen that is shown, or leaves nothing behind, is none`() {
    #expect(MapEvent.shown(screen: "Shelf", references: [Self.reference]).fault == nil)
    #expect(MapEvent.closed("Shelf", deallocated: ["Shelf"], alive: []).fault == nil)
  }

  @Test func `Only a screen counts as closed, and not the window, which is always`() {
    #expect(MapEvent.closed("Shelf", deallocated: [], alive: []).isClosing)
    #expect(!MapEvent.closed(MapEvent.window, deallocated: [], alive: []).isClosing)
  }
}
