#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UIButton` the page uses.
  @MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system }

    private var title: String?

    public convenience init(type buttonType: UIButton.ButtonType) { self.init(frame: .zero) }
    public convenience init(
      type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?
    ) {
      self.init(frame: .zero)
      title = primaryAction?.title
      if let primaryAction {
        addAction(primaryAction, for: [.touchUpInside, .primaryActionTriggered])
      }
    }

    open func setTitle(_ title: String?, for state: UIControl.State) { self.title = title }
    open var currentTitle: String? { title }
  }
#endif
