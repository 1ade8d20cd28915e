#if !canImport(UIKit)
  import Foundation

  /// Declares what of UIKit's `UIViewController` the page uses.
  ///
  /// It draws nothing.
  @MainActor open class UIViewController {
    open var title: String?
    /// The container, such as a navigation controller.
    open internal(set) weak var parent: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    open internal(set) var isMovingFromParent = false
    open internal(set) var isBeingDismissed = false
    var sheet: UIViewController?
    private var loadedView: UIView?
    private var isAppearing = false

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    public required init?(coder: NSCoder) {}
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The view, which is loaded when it is first read.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
      get {
        loadViewIfNeeded()
        return loadedView
      }
      set { loadedView = newValue }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }
    open var navigationController: UINavigationController? {
      parent as? UINavigationController ?? parent?.navigationController
    }
    open var presentedViewController: UIViewController? { sheet ?? parent?.presentedViewController }

    open func loadView() { loadedView = UIView() }
    public final func loadViewIfNeeded() {
      guard loadedView == nil else { return }
      loadView()
      viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
      self.isAppearing = isAppearing
      if isAppearing {
        loadViewIfNeeded()
        viewWillAppear(animated)
      } else {
        viewWillDisappear(animated)
      }
    }

    open func endAppearanceTransition() {
      if isAppearing { viewDidAppear(true) } else { viewDidDisappear(true) }
    }

    /// Shows a sheet, as iOS does since version 13: the screen below it doesn't disappear.
    open func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      let presenting = parent ?? self
      presenting.sheet = viewControllerToPresent
      viewControllerToPresent.presentingViewController = presenting
      viewControllerToPresent.beginAppearanceTransition(true, animated: flag)
      viewControllerToPresent.endAppearanceTransition()
      completion?()
    }

    /// Takes the sheet away, also when the sheet itself or a screen in it asks for it.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      if let sheet = presentedViewController, let presenting = sheet.presentingViewController {
        sheet.isBeingDismissed = true
        sheet.beginAppearanceTransition(false, animated: flag)
        presenting.sheet = nil
        sheet.endAppearanceTransition()
        sheet.isBeingDismissed = false
        completion?()
      } else {
        (parent ?? self).presentingViewController?.dismiss(animated: flag, completion: completion)
      }
    }
  }
#endif
