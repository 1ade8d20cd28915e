#if !canImport(UIKit)
  /// Declares what of UIKit's `UIAction` the page uses.
  @MainActor open class UIAction {
    open var title: String
    let handler: (UIAction) -> Void

    public init(title: String = "", handler: @escaping (UIAction) -> Void) {
      self.title = title
      self.handler = handler
    }
  }
#endif
