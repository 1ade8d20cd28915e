#if canImport(UIKit)
  import UIKit
#endif

extension UIViewController {
  /// Whether the screen is popped or dismissed, alone or with its navigation controller.
  var isClosing: Bool {
    isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true
  }
}
