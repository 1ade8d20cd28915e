import ScreenKit

/// Wireframe: builds the detail of an item, for whichever module wants to show it.
enum DetailWireframe {
  /// Makes the detail, each piece given its partners at creation.
  ///
  /// - Parameters:
  ///   - item: The item to show.
  ///   - output: Who hears that the item was changed. The detail does not keep it alive.
  static func makeDetailModule(for item: Item, output: (any DetailModuleOutput)?) -> Screen {
    // TODO: 2.8 Make every piece of the detail, and connect the ways back to the view.
    return Screen()
  }
}
