import Testing

@testable import InspectKit

struct TraceCauseTests {
  private final class Shelf {}

  private let shelf = Shelf()

  private func show(
    _ text: String, on shelf: Shelf? = nil, strangers: [String] = []
  ) -> TraceMessage {
    TraceMessage(
      "show", [("", text)], to: "ShelfView", ObjectIdentifier(shelf ?? self.shelf),
      role: "Presenter", contract: "Presenter → View", strangers: strangers)
  }

  private func cause() -> TraceCause {
    TraceCause(
      TraceMessage(
        "viewDidLoad", [], to: "ShelfPresenter", ObjectIdentifier(shelf), role: "View",
        contract: "View → Presenter", strangers: []),
      from: nil, state: [:])
  }

  @Test func `A message that is sent twice because of one is marked the second time`() {
    let cause = cause()
    #expect(cause.mark(of: show("a")) == nil)
    #expect(cause.mark(of: show("b")) == nil)
    #expect(cause.mark(of: show("a")) == .again)
    let other = Shelf()
    #expect(cause.mark(of: show("a", on: other)) == nil)
    #expect(self.cause().mark(of: show("a")) == nil)
  }

  @Test func `A message from a role that the contract does not name is marked each time`() {
    let cause = cause()
    let message = show("a", strangers: ["ShelfPresenter"])
    #expect(cause.mark(of: message) == .breach(contract: "Presenter → View"))
    #expect(cause.mark(of: message) == .breach(contract: "Presenter → View"))
  }

  @Test func `What a screen that goes causes is beside the trail`() {
    func cause(_ name: String, because former: TraceCause? = nil) -> TraceCause {
      let message = TraceMessage(
        name, [], to: "ShelfView", ObjectIdentifier(shelf), from: "Navigator", isQuiet: false)
      return TraceCause(message, from: former, state: [:])
    }
    let going = cause("viewDidDisappear")
    #expect(going.isAside)
    #expect(TraceCause(show("a"), from: going, state: [:]).isAside)
    #expect(!cause("viewDidLoad", because: going).isAside)
    #expect(!TraceCause(show("a"), from: cause("viewDidAppear"), state: [:]).isAside)
  }

  @Test func `A trail ends at an object that received a message and sent none, but not at a view`()
  {
    func end(_ contract: String) -> String? {
      TraceMessage(
        "go", [], to: "Shelf", role: "Presenter", contract: contract, strangers: []
      ).end
    }
    #expect(end("Presenter → View") == nil)
    #expect(end("Presenter → Interactor") == "Shelf.")
    #expect(end("Presenter → Wireframe") == "Shelf. What it tells the navigator is not traced.")
  }

  @Test func `What comes from outside the module has no mark`() {
    let cause = cause()
    let tap = TraceMessage(
      "didSelectRow", [], to: "ShelfView", ObjectIdentifier(shelf), from: "User", isQuiet: false)
    #expect([tap, tap].allSatisfy { cause.mark(of: $0) == nil })
  }
}
