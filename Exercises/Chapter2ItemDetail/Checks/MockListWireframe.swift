@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and records what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // TODO: 2.6 Tests ask what was opened, how often and in which order, but this mock keeps only one item.
  private(set) var wasShown = false
  private(set) var lastItem: Item?
  var shownItems: [Item] { lastItem.map { [$0] } ?? [] }

  func showDetail(for item: Item) {
    wasShown = true
    lastItem = item
  }
}
