// The protocols of the order sheet. The reference back to the view is weak.

/// Presenter → View.
protocol CheckoutViewProtocol: AnyObject {
  func showLoading()
  func hideLoading()

  /// Shows the sheet, and replaces the previous sheet and message.
  func show(_ sheet: OrderSheet)

  /// Shows a message below the sheet, and replaces the previous one.
  func showMessage(_ message: String)
}

/// View → Presenter.
protocol CheckoutPresenterProtocol: AnyObject {
  var view: (any CheckoutViewProtocol)? { get set }

  func viewDidLoad()
  func didAddOne(id: OrderLine.ID)
  func didTakeOne(id: OrderLine.ID)
  func didEnterCoupon(_ text: String)
  func didSelectOrder()
}

/// Presenter → Router.
protocol CheckoutRouterProtocol: AnyObject {
  func showConfirmation(ofOrder number: Int, total: Won)
}
