#if !canImport(UIKit)
  /// Declares UIKit's `UIContentConfiguration`, without its requirements, which the page doesn't use.
  @MainActor public protocol UIContentConfiguration {}
#endif
