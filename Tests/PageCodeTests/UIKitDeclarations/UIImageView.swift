#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UIImageView` the page uses.
  @MainActor open class UIImageView: UIView {
    open var image: UIImage?

    public init(image: UIImage?) {
      self.image = image
      super.init(frame: .zero)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }
#endif
