/// The references between the objects of a module, each with its name, as they are at one moment.
public struct References {
  private let objects: [(name: String, object: ObjectIdentifier?)]

  /// - Parameter objects: What each reference leads to; nil if it leads nowhere.
  public init(_ objects: KeyValuePairs<String, AnyObject?>) {
    self.init(objects.map { ($0.key, $0.value) })
  }

  init(_ objects: [(name: String, object: AnyObject?)]) {
    self.objects = objects.map { ($0.name, $0.object.map { ObjectIdentifier($0) }) }
  }

  /// The names of those that lead to another object now.
  ///
  /// - Parameter later: The same references at a later moment.
  public func replaced(by later: References) -> [String] {
    zip(objects, later.objects).filter { $0.object != $1.object }.map(\.0.name)
  }
}
