@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and records what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // exercise 2.6: The clock and the lamp were opened, but this mock tells a test that it was the lamp twice. Correct it.
  private(set) var shownItems: [Item] = []

  func showDetail(for item: Item) {
    shownItems.append(item)
  }
  // starter: private(set) var callCount = 0
  // starter: private(set) var lastItem: Item?
  // starter: var shownItems: [Item] {
  // starter:   lastItem.map { Array(repeating: $0, count: callCount) } ?? []
  // starter: }
  // starter:
  // starter: func showDetail(for item: Item) {
  // starter:   callCount += 1
  // starter:   lastItem = item
  // starter: }
  // end 2.6
}
