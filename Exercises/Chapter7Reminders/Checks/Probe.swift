/// A weak reference to an object, with which a check sees whether the object is still in memory.
final class Probe {
  /// The object; nil once it was deallocated.
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}
