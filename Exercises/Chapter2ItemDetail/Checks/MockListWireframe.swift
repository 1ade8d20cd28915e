@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and records what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // TODO: 2.6 Two details were opened, and a test that asks this mock sees only one. Let it see what happened.
  private(set) var wasShown = false
  private(set) var lastItem: Item?
  var shownItems: [Item] { lastItem.map { [$0] } ?? [] }

  func showDetail(for item: Item) {
    wasShown = true
    lastItem = item
  }
}
