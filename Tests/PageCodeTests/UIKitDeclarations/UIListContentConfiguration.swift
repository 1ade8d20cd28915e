#if !canImport(UIKit)
  /// Declares what of UIKit's `UIListContentConfiguration` the page uses.
  @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public var text: String?
    public var secondaryText: String?
  }
#endif
