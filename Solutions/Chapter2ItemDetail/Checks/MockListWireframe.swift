@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and remembers what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // exercise 2.6: Remember every call and its item, from the first to the last.
  private(set) var shownItems: [Item] = []

  func showDetail(for item: Item) {
    shownItems.append(item)
  }
  // starter: var shownItems: [Item] { [] }
  // starter:
  // starter: func showDetail(for item: Item) {}
  // end 2.6
}
