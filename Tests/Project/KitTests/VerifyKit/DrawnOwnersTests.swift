import Testing

@testable import InspectKit
@testable import VerifyKit

struct DrawnOwnersTests {
  private static let chapter = TracedChapter([
    "Shelf/Shelf.swift": """
    final class ShelfView: Screen {}
    final class ShelfPresenter {}
    final class Archive {}
    struct Rule {}
    struct Builder {}
    """,
    "Detail/DetailView.swift": "final class DetailView: Screen {}",
  ])

  private static let map = """
    ShelfView is on the screen:
      Navigator
        ⇒ .screens ShelfView
          ⇒ .builder.archive Archive
            also retained by Counter
          ⇒ .presenter ShelfPresenter
            ⇢ .view ShelfView
          ⇢ .wires.presenter nil
        ⇒ .screens DetailView
      No retain cycles: everything can be deallocated with its screen.
    """.split(separator: "\n").map(String.init)

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
