// Who may say what to whom when an order is paid in parts. The reference back to the view is weak.

/// Presenter → View.
protocol InstalmentsViewProtocol: AnyObject {
  func showLoading()
  func hideLoading()

  /// Shows these sentences, in place of those that were there.
  func show(_ sentences: [String])
}

/// View → Presenter.
protocol InstalmentsPresenterProtocol: AnyObject {
  var view: (any InstalmentsViewProtocol)? { get set }

  func viewDidLoad()
  func didSelect(months: Int)
  func didSelectPay()
}

/// Presenter → Router.
protocol InstalmentsRouterProtocol: AnyObject {
  func close()
}
