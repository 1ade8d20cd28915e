#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UINavigationController` the page uses.
  ///
  /// It calls the methods of its view controllers in UIKit's order, but without an animation, as if it were always on
  /// the screen.
  @MainActor open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      setViewControllers([rootViewController], animated: false)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
      get { stack }
      set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
      guard stack.count > 1, let last = stack.last else { return nil }
      setViewControllers(stack.dropLast(), animated: animated)
      return last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
      let removed = Array(stack.dropFirst())
      setViewControllers(Array(stack.prefix(1)), animated: animated)
      return removed
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      let before = topViewController
      let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
      let added = viewControllers.filter { new in !stack.contains { $0 === new } }
      let after = viewControllers.last
      let topChanges = before !== after
      added.forEach { $0.parent = self }
      removed.forEach { $0.willMove(toParent: nil) }
      removed.forEach { $0.isMovingFromParent = true }
      if topChanges {
        before?.beginAppearanceTransition(false, animated: animated)
        after?.beginAppearanceTransition(true, animated: animated)
      }
      stack = viewControllers
      if topChanges {
        before?.endAppearanceTransition()
        after?.endAppearanceTransition()
      }
      for viewController in removed {
        viewController.isMovingFromParent = false
        viewController.parent = nil
        viewController.didMove(toParent: nil)
      }
      added.forEach { $0.didMove(toParent: self) }
    }

    open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      super.beginAppearanceTransition(isAppearing, animated: animated)
      topViewController?.beginAppearanceTransition(isAppearing, animated: animated)
    }

    open override func endAppearanceTransition() {
      super.endAppearanceTransition()
      topViewController?.endAppearanceTransition()
    }
  }
#endif
