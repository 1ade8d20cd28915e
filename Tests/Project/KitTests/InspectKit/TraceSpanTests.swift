import Testing

@testable import InspectKit

struct TraceSpanTests {
  private final class Shelf {}

  private let shelf = Shelf()

  private func show(
    _ text: String, on shelf: Shelf? = nil, disallowedSenders: [String] = []
  ) -> TraceMessage {
    TraceMessage(
      "show", [("", text)], to: "ShelfView", shelf ?? self.shelf,
      role: "Presenter", contract: "Presenter → View", disallowedSenders: disallowedSenders)
  }

  private func cause() -> TraceSpan {
    TraceSpan(
      TraceMessage(
        "viewDidLoad", [], to: "ShelfPresenter", shelf, role: "View",
        contract: "View → Presenter", disallowedSenders: []),
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

  @Test func `Objects of one type are told apart while they are alive`() {
    final class Page {}
    let first = Page()
    func name(of page: Page) -> String { TraceNames.name(of: page, "Page") }
    #expect(name(of: first) == "Page")
    do {
      let second = Page()
      #expect(name(of: second) == "Page 2")
      #expect(name(of: first) == "Page")
    }
    #expect(name(of: Page()) == "Page 2")
    #expect(TraceNames.name(of: nil, "Page") == "Page")
  }

  @Test func `A message from a role that the contract does not name is marked each time`() {
    let cause = cause()
    let message = show("a", disallowedSenders: ["ShelfPresenter"])
    #expect(cause.mark(of: message) == .breach(contract: "Presenter → View"))
    #expect(cause.mark(of: message) == .breach(contract: "Presenter → View"))
  }

  @Test func `What a screen that goes causes is beside the trace`() {
    func cause(_ name: String, because former: TraceSpan? = nil) -> TraceSpan {
      let message = TraceMessage(
        name, [], to: "ShelfView", shelf, from: "Navigator", isQuiet: false)
      return TraceSpan(message, from: former, state: [:])
    }
    let going = cause("viewDidDisappear")
    #expect(going.isTeardown)
    #expect(TraceSpan(show("a"), from: going, state: [:]).isTeardown)
    #expect(!cause("viewDidLoad", because: going).isTeardown)
    #expect(!TraceSpan(show("a"), from: cause("viewDidAppear"), state: [:]).isTeardown)
  }

  @Test func `A trace ends at an object that received a message and sent none, but not at a view`()
  {
    func end(_ contract: String) -> String? {
      TraceMessage(
        "go", [], to: "Shelf", role: "Presenter", contract: contract, disallowedSenders: []
      ).end(of: "Shelf")
    }
    #expect(end("Presenter → View") == nil)
    #expect(end("Presenter → Interactor") == "Shelf.")
    #expect(end("Presenter → Wireframe") == "Shelf. What it tells the navigator is not traced.")
  }

  @Test func `What comes from outside the module has no mark`() {
    let cause = cause()
    let tap = TraceMessage(
      "didSelectRow", [], to: "ShelfView", shelf, from: "User", isQuiet: false)
    #expect([tap, tap].allSatisfy { cause.mark(of: $0) == nil })
  }
}
