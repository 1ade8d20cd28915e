/// A value that may be nil; then its type alone tells what could be there.
protocol AnyOptional {
  static var wrapped: Any.Type { get }
  var isNil: Bool { get }
}

extension Optional: AnyOptional {
  static var wrapped: Any.Type { Wrapped.self }
  var isNil: Bool { self == nil }
}
