import ScreenKit

/// The module that is mapped, and what the types of values tell about them.
struct MappedModule {
  /// How the storage of a lazy property is called.
  static let lazyPrefix = "$__lazy_storage_$_"
  /// What of the standard library is looked into; the bracket is that of a tuple.
  private static let containers = [
    "Swift.Optional<", "Swift.Array<", "Swift.Set<", "Swift.Dictionary<", "Swift.Result<", "(",
  ]

  private let prefix: String

  /// - Parameter example: An object of the module.
  init(of example: AnyObject) {
    prefix = String(String(reflecting: type(of: example)).prefix { $0 != "." }) + "."
  }

  private func has(_ type: Any.Type) -> Bool { String(reflecting: type).hasPrefix(prefix) }

  /// Whether it is safe and of use to look into the values of a type.
  func isOpen(_ type: Any.Type) -> Bool {
    if type is Screen.Type || type is Navigator.Type { return true }
    // A mirror that the type makes by itself may do anything.
    if has(type) { return !(type is any CustomReflectable.Type) }
    return Self.containers.contains { String(reflecting: type).hasPrefix($0) }
  }

  /// Whether a property could refer to an object, and does not.
  func isMissing(_ property: Mirror.Child, in owner: Any.Type) -> Bool {
    guard let value = property.value as? any AnyOptional, value.isNil, has(owner),
      property.label?.hasPrefix(Self.lazyPrefix) == false
    else { return false }
    let target = type(of: value).wrapped
    // What a screen opens comes and goes, so a screen may well have none.
    if target is Screen.Type || target is Navigator.Type { return !(owner is Screen.Type) }
    let isProtocol = String(reflecting: type(of: target)).hasSuffix(".Protocol")
    return has(target) && (target is AnyClass || isProtocol)
  }

  /// What a value is called that may hold something which no mirror shows.
  func secret(_ value: Any, _ type: Any.Type) -> String? {
    let name = String(reflecting: type)
    if name.hasPrefix("Swift.Task<") { return "a task" }
    let isFunction = name.contains(" -> ") && (name.hasPrefix("(") || name.hasPrefix("@"))
    return isFunction && Mirror(reflecting: value).displayStyle == nil ? "a closure" : nil
  }
}
