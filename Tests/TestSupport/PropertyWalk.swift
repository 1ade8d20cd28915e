/// What a property that refers to a collaborator returns, after it was set in several ways.
///
/// The same property is set in two objects, so one that is shared is noticed.
public struct PropertyWalk<Owner: AnyObject, Value> {
  private let name: String
  private let path: ReferenceWritableKeyPath<Owner, Value?>
  private let owners: [Owner]
  private let make: () -> Value

  /// - Parameters:
  ///   - name: The property as a failure names it, such as "presenter.view".
  ///   - path: The property.
  ///   - owners: Two objects that have it.
  ///   - make: Makes an object that it can refer to.
  public init(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>, of owners: [Owner],
    making make: @escaping () -> Value
  ) {
    self.name = name
    self.path = path
    self.owners = owners
    self.make = make
  }

  /// After which step the property had another object than it should, or nil if it always had the right one.
  public func misreading() -> String? {
    let values = [make(), make(), make()]
    var model: [Int?] = owners.map { _ in nil }
    defer { owners.forEach { $0[keyPath: path] = nil } }
    for step in Self.steps {
      owners[step.owner][keyPath: path] = step.value.map { values[$0] }
      model[step.owner] = step.value
      for (owner, value) in zip(owners, model) {
        let read = owner[keyPath: path].map { $0 as AnyObject }
        guard read !== value.map({ values[$0] as AnyObject }) else { continue }
        return "\(name), after it was \(step.words)"
      }
    }
    return nil
  }

  /// How many of three objects in turn are still in memory, when nothing else refers to them.
  public func keptCount() -> Int {
    defer { owners.forEach { $0[keyPath: path] = nil } }
    return LeakDetector.survivors { detector in
      for owner in owners + owners.prefix(1) {
        let value = make()
        detector.watch(value as AnyObject)
        owner[keyPath: path] = value
      }
    }.count
  }

  private static var steps: [(owner: Int, value: Int?, words: String)] {
    [
      (0, 0, "set"), (1, 1, "set in another object"), (0, 2, "set a second time"),
      (0, nil, "set to nil"), (0, nil, "set to nil again"), (0, 2, "set to the same object again"),
      (1, 2, "set to the object of another one"), (1, nil, "set to nil in another object"),
      (0, 2, "set to the object that it has"), (0, 0, "set to an earlier object"),
      (1, 0, "set in another object again"), (0, nil, "set to nil"), (0, 1, "set after nil"),
    ]
  }
}
