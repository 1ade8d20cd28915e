// The protocols of the confirmation. The reference back to the view is weak.

/// Presenter → View.
protocol ConfirmationViewProtocol: AnyObject {
  /// Shows these sentences, and replaces those that were visible.
  func show(_ sentences: [String])

  /// The order is cancelled: shows these sentences, and offers nothing any more.
  func showEnd(_ sentences: [String])
}

/// View → Presenter.
protocol ConfirmationPresenterProtocol: AnyObject {
  var view: (any ConfirmationViewProtocol)? { get set }

  func viewDidLoad()
  func didSelectCancel()
  func didSelectInstalments()
}

/// Presenter → Router.
protocol ConfirmationRouterProtocol: AnyObject {
  func showInstalments(ofOrder number: Int, total: Won)
}
