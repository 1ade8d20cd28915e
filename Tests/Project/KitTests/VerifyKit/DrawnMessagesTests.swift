import Testing

@testable import InspectKit
@testable import VerifyKit

struct DrawnMessagesTests {
  private static let files = [
    "Shelf/ShelfContract.swift": """
    /// Presenter → View.
    protocol ShelfViewProtocol { func showBooks(_ books: [Int]) }
    /// View → Presenter.
    protocol ShelfPresenterProtocol { func open(at index: Int) }
    /// Detail → the module that opened it.
    protocol ShelfOutput { func close() }
    """,
    "Shelf/Shelf.swift": """
    final class ShelfView: ShelfViewProtocol {}
    final class ShelfPresenter: ShelfPresenterProtocol, ShelfOutput {}
    """,
    "Detail/DetailView.swift": "final class DetailView: ShelfViewProtocol {}",
  ]

  private static let trace = Trace([
    TraceEvent(.message, from: "Navigator", to: "ShelfView", "viewDidLoad()"),
    TraceEvent(.message, from: "ShelfView", to: "ShelfPresenter", "open(at: 1)"),
    TraceEvent(.message, from: "ShelfPresenter", to: "ShelfView", "showBooks(2 books)"),
    TraceEvent(.message, from: "Detail", to: "ShelfPresenter", "close()"),
    TraceEvent(.message, from: "View", to: "DetailView", "showBooks(no books)"),
  ])

  private func complaints(_ arrows: String) -> [String]? {
    let page = """
      <!-- messages: Shelf/ -->
      ```mermaid
      flowchart LR
      \(arrows)
      ```
      """
    return DrawnMessages(page, of: InstrumentedChapter(Self.files))?.complaints(
      about: Self.trace.messages)
  }

  @Test func `A drawing of what was sent is right, and its other words are the page's own`() {
    let arrows = """
        View -->|"open, and more"| Presenter
        Presenter -->|"showBooks"| View
        Detail -->|"close"| Presenter
        Presenter -->|"asks"| Archive
      """
    #expect(complaints(arrows) == [])
  }

  @Test func `What is drawn and not sent is named, and so is what is sent and not drawn`() {
    let arrows = """
        View -->|"open, openAll"| Presenter
        Presenter -->|"close"| View
      """
    #expect(
      complaints(arrows) == [
        "The drawing has View send openAll to Presenter, and it never does.",
        "The drawing has Presenter send close to View, and it never does.",
        "ShelfPresenter sends showBooks to ShelfView, and the drawing has no such arrow.",
      ])
  }

  @Test func `A page that draws has to say what its drawing shows`() {
    let page = "```mermaid\n%%{init: {}}%%\nflowchart LR\n  A --> B\n```"
    #expect(DrawnMessages(page, of: InstrumentedChapter([:])) == nil)
    #expect(
      page.lacksDrawing(of: "messages")
        == "No drawing says that it shows the messages: `<!-- messages: … -->` above it.")
    #expect("<!-- messages: A -->\n\(page)".lacksDrawing(of: "messages") == nil)
    #expect("# A page".lacksDrawing(of: "messages") == nil)
  }
}
