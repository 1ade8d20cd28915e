// The protocols of paying in instalments. The reference back to the view is weak.

/// Presenter → View.
protocol InstalmentsViewProtocol: AnyObject {
  func showLoading()
  func hideLoading()

  /// Shows these sentences, and replaces those that were visible.
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
