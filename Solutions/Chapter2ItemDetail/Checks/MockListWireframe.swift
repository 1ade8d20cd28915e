@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and records what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // exercise 2.6: Tests ask what was opened, how often and in which order, but this mock keeps only one item.
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
