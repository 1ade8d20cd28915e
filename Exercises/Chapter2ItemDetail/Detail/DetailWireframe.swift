import ScreenKit

/// Wireframe: builds the detail of an item, for whichever module wants to show it.
enum DetailWireframe {
  /// Makes the detail, each piece given its partners at creation.
  ///
  /// - Parameters:
  ///   - item: The item to show.
  ///   - output: Who hears that the item was changed. The detail does not keep it alive.
  static func makeDetailModule(for item: Item, output: (any DetailModuleOutput)?) -> Screen {
    // TODO: 2.8 Somebody asks for the detail of an item, and gets an empty screen.
    return Screen()
  }
}
