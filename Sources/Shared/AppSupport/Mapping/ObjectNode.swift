/// An object that was found, and that the map does not keep alive.
final class ObjectNode {
  /// The type's name, with a number from its second object on.
  let name: String
  private(set) weak var object: AnyObject?
  /// What it retains and the map cannot look into, such as `onDone, a closure`.
  var opaqueValues: [String] = []

  init(_ object: AnyObject, name: String) {
    self.object = object
    self.name = name
  }
}
