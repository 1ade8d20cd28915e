@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and records what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // exercise 2.6: Two details were opened, and a test that asks this mock sees only one. Let it see what happened.
  private(set) var shownItems: [Item] = []

  func showDetail(for item: Item) {
    shownItems.append(item)
  }
  // starter: private(set) var wasShown = false
  // starter: private(set) var lastItem: Item?
  // starter: var shownItems: [Item] { lastItem.map { [$0] } ?? [] }
  // starter:
  // starter: func showDetail(for item: Item) {
  // starter:   wasShown = true
  // starter:   lastItem = item
  // starter: }
  // end 2.6
}
