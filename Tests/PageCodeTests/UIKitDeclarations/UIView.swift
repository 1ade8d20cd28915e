#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UIView` the page uses.
  ///
  /// It draws nothing.
  @MainActor open class UIView {
    open private(set) var subviews: [UIView] = []
    open var isHidden = false

    public init(frame: CGRect) {}
    public required init?(coder: NSCoder) {}
    public convenience init() { self.init(frame: .zero) }

    open func addSubview(_ view: UIView) { subviews.append(view) }
    open func sizeToFit() {}
  }
#endif
