@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and remembers what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // TODO: 2.6 Tests ask what was opened, how often and in which order. This mock forgets it.
  var shownItems: [Item] { [] }

  func showDetail(for item: Item) {}
}
