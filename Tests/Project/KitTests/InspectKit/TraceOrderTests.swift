import Testing

@testable import InspectKit

struct TraceOrderTests {
  @MainActor private final class Shelf {
    var books = 0
    lazy var view = ShelfView(shelf: self)
  }

  @MainActor private final class ShelfView {
    /// What the trace had told of the shelf when this was asked to show it.
    var known: String?
    unowned let shelf: Shelf

    init(shelf: Shelf) { self.shelf = shelf }

    func show() {
      Tracer.call(TraceOrderTests.message("show", to: "ShelfView", self)) {
        known = Tracer.cause?.cause?.state["books"]
      }
    }
  }

  private static func message(_ name: String, to type: String, _ object: AnyObject) -> TraceMessage
  {
    TraceMessage(
      name, [], to: type, object, role: "Role", contract: "",
      disallowedSenders: [])
  }

  @MainActor @Test func `A change is told before the message that the receiver sends after it`() {
    let shelf = Shelf()
    var cause: TraceSpan?
    Tracer.call(
      Self.message("fill", to: "Shelf", shelf), state: { [("books", shelf.books)] }
    ) {
      cause = Tracer.cause
      shelf.books = 2
      shelf.view.show()
      shelf.books = 3
    }
    #expect(shelf.view.known == "2")
    #expect(cause?.state == ["books": "3"])
    #expect(cause?.readState == nil)
  }
}
