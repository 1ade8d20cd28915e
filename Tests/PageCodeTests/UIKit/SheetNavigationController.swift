#if canImport(UIKit)
  import UIKit
#endif

/// A sheet that reports its end, whichever of its screens is on top.
final class SheetNavigationController: UINavigationController {
  var didClose: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isClosing { didClose?() }
  }
}
