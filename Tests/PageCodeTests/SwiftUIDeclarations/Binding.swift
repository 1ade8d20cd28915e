#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `Binding` the page uses.
  @dynamicMemberLookup struct Binding<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
      self.get = get
      self.set = set
    }

    var wrappedValue: Value {
      get { get() }
      nonmutating set { set(newValue) }
    }

    subscript<Subject>(
      dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
      Binding<Subject>(
        get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
  }
#endif
