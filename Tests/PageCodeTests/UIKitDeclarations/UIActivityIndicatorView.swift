#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UIActivityIndicatorView` the page uses.
  @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case medium = 100, large }

    open private(set) var isAnimating = false

    public init(style: UIActivityIndicatorView.Style) { super.init(frame: .zero) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
  }
#endif
