// Who may say what to whom in the confirmation. The reference back to the view is weak.

/// Presenter → View.
protocol ConfirmationViewProtocol: AnyObject {
  /// Shows these sentences, in place of those that were there.
  func show(_ sentences: [String])
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
  func close()
  func showInstalments(ofOrder number: Int, total: Won)
}
