import AppSupport
import Testing

@testable import InspectKit
@testable import VerifyKit

struct DrawnOwnersTests {
  private static let chapter = InstrumentedChapter([
    "Shelf/Shelf.swift": """
    final class ShelfView: Screen {}
    final class ShelfPresenter {}
    final class Archive {}
    struct Rule {}
    struct Builder {}
    """,
    "Detail/DetailView.swift": "final class DetailView: Screen {}",
  ])

  private static let map = [
    MapEvent.shown(
      screen: "ShelfView",
      references: [
        MapReference("Navigator", "screens", "ShelfView"),
        MapReference("ShelfView", "builder.archive", "Archive 2"),
        MapReference("ShelfView", "presenter", "ShelfPresenter"),
        MapReference("ShelfPresenter", "view", "ShelfView", isWeak: true),
        MapReference("ShelfView", "wires.presenter", nil, isWeak: true),
        MapReference("Navigator", "screens", "DetailView"),
      ])
  ]

  private func complaints(_ arrows: String) -> [String]? {
    let page = """
      <!-- owners: Shelf/ -->
      ```mermaid
      flowchart LR
      \(arrows)
      ```
      """
    return DrawnOwners(page, of: Self.chapter)?.complaints(about: Self.map)
  }

  @Test func `A drawing of what is so is right, and values need no place in it`() {
    let arrows = """
        Navigator ==> View ==> Presenter
        Presenter -.-> View
        Presenter ==> Rule
        View ==> Builder ==> Archive
      """
    #expect(complaints(arrows) == [])
  }

  @Test func `What is drawn and not so is named, and so is what is so and not drawn`() {
    let arrows = """
        Navigator ==> View
        Presenter ==> View
        View ==> Builder ==> Archive
      """
    #expect(
      complaints(arrows) == [
        "The drawing has Presenter ⇒ View, and the map does not.",
        "The map has ShelfPresenter ⇢ ShelfView, and the drawing does not.",
        "The map has ShelfView ⇒ ShelfPresenter, and the drawing does not.",
      ])
  }
}
