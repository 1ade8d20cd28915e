@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and records what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // exercise 2.6: Tests ask what was opened, how often and in which order, but this mock records nothing.
  private(set) var shownItems: [Item] = []

  func showDetail(for item: Item) {
    shownItems.append(item)
  }
  // starter: var shownItems: [Item] { [] }
  // starter:
  // starter: func showDetail(for item: Item) {}
  // end 2.6
}
