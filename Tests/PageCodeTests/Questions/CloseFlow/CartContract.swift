/// Presenter → View.
protocol CartViewProtocol: AnyObject {
  func showReceipt(ofOrder number: Int)
}

/// Presenter → Wireframe.
protocol CartWireframeProtocol: AnyObject {
  func closeCheckout()
}

/// Any module of the checkout → the module that opened the first of them.
protocol CheckoutOutput: AnyObject {
  func didPlaceOrder(number: Int)
}
