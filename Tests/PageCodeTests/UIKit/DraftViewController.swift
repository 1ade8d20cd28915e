import Foundation

#if canImport(UIKit)
  import UIKit
#endif

/// View: a screen whose presenter has to know when the user leaves it for good.
final class DraftViewController: UIViewController {
  let presenter: any DraftPresenterProtocol

  init(presenter: any DraftPresenterProtocol) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isClosing { presenter.didClose() }
  }
}
