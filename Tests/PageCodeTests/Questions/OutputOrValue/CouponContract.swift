// The contract of a coupon: one call has one result, so that the interactor returns it.

/// Presenter → Interactor.
protocol CouponInteractorProtocol: AnyObject {
  func discount(for code: String) async throws(CouponError) -> Int
}

/// Presenter → View.
protocol CouponViewProtocol: AnyObject {
  func showDiscount(_ text: String)
  func showError(_ reason: String)
}
