@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and remembers what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // TODO: 2.6 Remember every call and its item, from the first to the last.
  var shownItems: [Item] { [] }

  func showDetail(for item: Item) {}
}
