// Who may say what to whom in the order sheet. The reference back to the view is weak.

/// Presenter → View.
protocol CheckoutViewProtocol: AnyObject {
  func showLoading()
  func hideLoading()

  /// Shows the sheet, in place of the sheet and the message that were there.
  func show(_ sheet: OrderSheet)

  /// Shows a sentence, in place of the sentence that was there.
  func showMessage(_ message: String)
}

/// View → Presenter.
protocol CheckoutPresenterProtocol: AnyObject {
  var view: (any CheckoutViewProtocol)? { get set }

  func viewDidLoad()
  func didAddOne(id: OrderLine.ID)
  func didTakeOne(id: OrderLine.ID)
  func didEnterCoupon(_ code: String)
  func didSelectOrder()
}

/// Presenter → Router.
protocol CheckoutRouterProtocol: AnyObject {
  func showConfirmation(ofOrder number: Int, total: Won)
}
