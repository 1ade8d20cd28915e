#if !canImport(UIKit)
  extension UINavigationController {
    /// What UIKit does when the user begins to swipe back, and then lets go too early.
    ///
    /// UIKit has no such method; a test calls it in place of the finger.
    func swipeBackAndReturn() {
      guard let top = topViewController, let below = viewControllers.dropLast().last else { return }
      top.isMovingFromParent = true
      top.beginAppearanceTransition(false, animated: true)
      below.beginAppearanceTransition(true, animated: true)
      top.isMovingFromParent = false
      top.beginAppearanceTransition(true, animated: true)
      below.beginAppearanceTransition(false, animated: true)
      top.endAppearanceTransition()
      below.endAppearanceTransition()
    }
  }
#endif
