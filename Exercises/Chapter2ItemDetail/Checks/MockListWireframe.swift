@testable import Chapter2ItemDetail

/// A wireframe that opens nothing, and records what it was asked to open.
final class MockListWireframe: ListWireframeProtocol {
  // TODO: 2.6 Tests ask what was opened, how often and in which order, but this mock records nothing.
  var shownItems: [Item] { [] }

  func showDetail(for item: Item) {}
}
