#if !canImport(SwiftUI)
  /// Declares what of SwiftUI's `State` the page uses.
  @propertyWrapper struct State<Value> {
    private final class Storage {
      var value: Value
      init(_ value: Value) { self.value = value }
    }

    private let storage: Storage

    init(wrappedValue value: Value) { storage = Storage(value) }
    init(initialValue value: Value) { storage = Storage(value) }

    var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }
    var projectedValue: Binding<Value> {
      Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
  }
#endif
